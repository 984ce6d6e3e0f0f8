import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { toldOf } from '#web/ask.ts'
import { Button } from '#web/ui/Button.tsx'

/** A refused page says what the server said; anything else only that it failed: an address never speaks through us. */
export function Failed({ error }: { error: unknown }) {
  const { t } = useLingui()
  const told = refused(error) ? toldOf(error) : undefined
  return (
    <main id="main" className="page" tabIndex={-1}>
      <title>{t`Error`}</title>
      <div className="empty section">
        <p className="denom" aria-hidden="true">
          {told?.status ?? 500}
        </p>
        <h1>{told?.message ?? t`Error`}</h1>
        <p className="text-2">{t`It has been noted. Try again in a moment.`}</p>
        <p className="row row--wrap">
          <Button icon="arrow-clockwise" onClick={() => location.reload()}>{t`Try again`}</Button>
          <Button variant="fill" href="/">{t`Back to the home page`}</Button>
        </p>
      </div>
    </main>
  )
}
