import { Trans, useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { feedback } from '../contract.ts'
import { aboutMember, type FeedbackPlace, WAITING } from './asks.ts'
import css from './Feedback.module.css'
import { Score } from './Score.tsx'
import { Voice } from './Voice.tsx'

interface FeedbackTabProps extends FeedbackPlace {
  user_id: string
  is_own: boolean
  hrefOf: (place: FeedbackPlace) => string
}

/** Everything that partners have said about a member; for oneself also the deals that wait for one's words. */
export function FeedbackTab({ user_id, is_own, hrefOf, ...place }: FeedbackTabProps) {
  const { t } = useLingui()
  const { summary } = useData(feedback.summary, { target_id: user_id as never })
  const { feedbacks } = useData(feedback.list, aboutMember(user_id, place))
  return (
    <>
      {is_own && <Waiting />}
      {feedbacks.data.length === 0 && place.page === 1 ? (
        <EmptyState title={t`No feedback yet`} line={t`Partners of a deal write it once the parcel has arrived.`} />
      ) : (
        <div className={css.voices}>
          <Score summary={summary} />
          <div className={css.column}>
            {feedbacks.data.map((one) => (
              <Voice key={one.id} feedback={one} />
            ))}
          </div>
        </div>
      )}
      <Pages {...place} total={feedbacks.total ?? 0} hrefOf={hrefOf} />
    </>
  )
}

function Waiting() {
  const { t } = useLingui()
  const deals = useMaybe(feedback.open, WAITING, true)?.deals.data ?? []
  if (!deals.length) return null
  return (
    <section className="panel" aria-labelledby="waiting">
      <h2 id="waiting">{t`Waiting for your words`}</h2>
      <ul className="ledger">
        {deals.map(({ id, number, title, partner, closes_at }) => (
          <li key={id} className={css.waiting}>
            <a className="strong" href={`/orders/order-tracking/${id}#feedback`}>
              <bdi>{title}</bdi>
            </a>
            <span className="small text-2">
              <Trans>
                Order {spokenNumber(number)} with <bdi>{partner.full_name}</bdi>, until <DateTime at={closes_at} show="date" />
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
