import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { useWishes } from './use-wishes.ts'

/** Want: puts a thing on one's wishlist, or takes it off. */
export function WantButton({ type, id }: { type: string; id: string }) {
  const { t } = useLingui()
  const { signed_in, isWished, press, busy } = useWishes(type, [id])
  if (!signed_in) return <Button icon="heart" href="/login">{t`Want`}</Button>
  const wished = isWished(id)
  return (
    <Button
      icon={wished ? 'heart-fill' : 'heart'}
      aria-pressed={wished}
      pending={busy ? t`Saving` : undefined}
      onClick={() => void press(id, !wished)}
    >
      {wished ? t`Wanted` : t`Want`}
    </Button>
  )
}
