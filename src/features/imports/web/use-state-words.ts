import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImportState } from '../rules.ts'
import type { ImportAnswer } from './types.ts'

/** How far an import has come. */
export function useStateWords(): (one: ImportAnswer) => string {
  const { t } = useLingui()
  return ({ status, total, counts: { imported, undone } }) => {
    const items = t`${plural(imported, { one: '# item brought in', other: '# items brought in' })}`
    const words: Record<ImportState, string> = {
      checking: t`Being checked`,
      ready: t`${plural(total, { one: '# row waits for you', other: '# rows wait for you' })}`,
      running: t`Being brought in`,
      done: items,
      cancelled: imported ? t`Stopped, ${items}` : t`Discarded`,
      failed: t`Broken off, ${items}`,
      undoing: t`Being taken back`,
      undone: t`${plural(undone, { one: '# item taken back', other: '# items taken back' })}`,
    }
    return words[status]
  }
}
