import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Pictures } from '#features/media/web/public.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'

/** Confirmation before saving without the refused pictures. */
export function useLeftOut({ refused, dropRefused }: Pictures) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const count = refused.length
  return async () => {
    if (!count) return true
    const said = {
      title: t`${plural(count, { one: '# picture was left out', other: '# pictures were left out' })}`,
      text: t`The reason stands beside each of them. The others are saved.`,
      yes: t`Save without them`,
    }
    if (!(await confirm(said))) return false
    dropRefused()
    return true
  }
}
