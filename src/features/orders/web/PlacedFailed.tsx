import { useLingui } from '@lingui/react/macro'
import { useFailure } from '#features/payments/web/public.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'

/** Why, and the way back: the cart is as it was. */
export function PlacedFailed({ reason }: { reason: string | null | undefined }) {
  const { t } = useLingui()
  const failure = useFailure()
  return (
    <div className="stack">
      <Note tone="bad" role="alert">
        {reason ? failure(reason) : t`The purchase was cancelled before it was paid.`}
      </Note>
      <p className="text-2">{t`Nothing was charged. Your cart is as it was.`}</p>
      <p className="row row--wrap">
        <Button variant="fill" href="/cart/checkout">{t`Try again`}</Button>
        <Button href="/cart">{t`Back to the cart`}</Button>
      </p>
    </div>
  )
}
