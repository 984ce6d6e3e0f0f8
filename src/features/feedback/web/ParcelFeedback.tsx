import { Trans } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { feedback } from '../contract.ts'
import { Own } from './DealFeedback.tsx'
import css from './Feedback.module.css'
import { FeedbackForm } from './FeedbackForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { Voice } from './Voice.tsx'

/** Feedback about one parcel of a circle: whoever received it writes, whoever sent it may answer. */
export function ParcelFeedback({ id }: { id: string }) {
  const { deal } = useData(feedback.deal, { id: id as never })
  const { role, title, own, theirs, partner, actions, closes_at } = deal
  // Of what one has sent there is nothing to say.
  if (role === 'seller' && !theirs) return null
  return (
    <section className={`panel ${css.deal}`} aria-labelledby={`feedback-${id}`}>
      <h2 id={`feedback-${id}`}>
        <bdi>{title}</bdi>
      </h2>
      <div className={css.side}>
        {actions.includes('give') && (
          <>
            <h3>
              <Trans>
                How did it go with <bdi>{partner.full_name}</bdi>?
              </Trans>
            </h3>
            <p className="text-2">
              <Trans>
                Until <DateTime at={closes_at} show="date" /> you can write. Everybody reads it at once, and whoever sent it may answer.
              </Trans>
            </p>
            <FeedbackForm deal={deal} />
          </>
        )}
        {theirs && <Voice feedback={theirs} />}
        {actions.includes('reply') && <ReplyForm deal={deal} />}
      </div>
      {own && <Own deal={deal} />}
    </section>
  )
}
