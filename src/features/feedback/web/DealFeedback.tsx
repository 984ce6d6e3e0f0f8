import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { feedback } from '../contract.ts'
import css from './Feedback.module.css'
import type { ShownDeal } from './shown-deal.ts'
import { Voice } from './Voice.tsx'

const FeedbackForm = lazyPart(async () => (await import('./FeedbackForm.tsx')).FeedbackForm)
const ReplyForm = lazyPart(async () => (await import('./ReplyForm.tsx')).ReplyForm)

/** Feedback of one's own deal, on the order's page. */
export function DealFeedback({ id }: { id: string }) {
  const { t } = useLingui()
  const { deal } = useData(feedback.deal, { id: id as never })
  return (
    <section className={`panel ${css.deal}`} id="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">{t`Feedback`}</h2>
      {deal.actions.includes('give') && <Invitation deal={deal} />}
      {deal.own && <Own deal={deal} />}
      {deal.theirs && (
        <div className={css.side}>
          <h3>
            <Trans>
              <bdi>{deal.partner.full_name}</bdi> about you
            </Trans>
          </h3>
          <Voice feedback={deal.theirs} />
          {deal.actions.includes('reply') && <ReplyForm deal={deal} />}
        </div>
      )}
      {!deal.own && !deal.theirs && !deal.actions.length && (
        <p className="text-2">{t`Nobody has written about this deal, and the time for it is over.`}</p>
      )}
    </section>
  )
}

function Invitation({ deal }: { deal: ShownDeal }) {
  return (
    <div className={css.side}>
      <h3>
        <Trans>
          How did it go with <bdi>{deal.partner.full_name}</bdi>?
        </Trans>
      </h3>
      <p className="text-2">
        {deal.theirs ? (
          <Trans>
            Until <DateTime at={deal.closes_at} show="date" /> you can write. You have read the other’s words already, and yours will say so.
          </Trans>
        ) : (
          <Trans>
            Until <DateTime at={deal.closes_at} show="date" /> you can write. Neither of you reads the other’s words before both have written, or 14
            days have passed.
          </Trans>
        )}
      </p>
      <FeedbackForm deal={deal} />
    </div>
  )
}

export function Own({ deal }: { deal: ShownDeal }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  return (
    <div className={css.side}>
      <h3>{t`What you wrote`}</h3>
      {changing ? <FeedbackForm deal={deal} onDone={() => setChanging(false)} /> : <Voice feedback={deal.own!} />}
      {deal.reveals_at && (
        <Note>
          <Trans>
            It is shown when <bdi>{deal.partner.full_name}</bdi> has written too, or on <DateTime at={deal.reveals_at} show="date" />.
          </Trans>
        </Note>
      )}
      {deal.actions.includes('revise') && !changing && <Button icon="pencil-simple" onClick={() => setChanging(true)}>{t`Change it, once`}</Button>}
    </div>
  )
}
