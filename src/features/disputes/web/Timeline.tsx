import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Dispute.module.css'
import { type Disputed, type ShownDispute, useDeeds } from './use-dispute-words.ts'

/** All steps, newest first; messages without a step are left out. */
export function Timeline({ disputed, dispute }: { disputed: Disputed; dispute: ShownDispute }) {
  const { t } = useLingui()
  const deeds = useDeeds(disputed.currency)
  const steps = dispute.entries.filter(({ action }) => action !== 'say').toReversed()
  return (
    <section className={css.side} aria-labelledby="timeline">
      <h2 id="timeline">{t`Timeline`}</h2>
      <ol className={css.timeline}>
        {steps.map((entry, at) => (
          <li key={entry.id} aria-current={at === 0 ? 'step' : undefined}>
            {at === 0 ? <b className="strong">{deeds(entry)}</b> : deeds(entry)}
            <br />
            <span className="muted">
              <DateTime at={entry.at} />
            </span>
          </li>
        ))}
        {disputed.delivered_at && (
          <li>
            {t`Delivered`}
            <br />
            <span className="muted">
              <DateTime at={disputed.delivered_at} />
            </span>
          </li>
        )}
      </ol>
    </section>
  )
}
