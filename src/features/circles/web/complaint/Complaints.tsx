import { useLingui } from '@lingui/react/macro'
import { useCoins } from '#features/trades/web/public-order.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Circle.module.css'
import { type CircleAnswer, type Complaint, type LegAnswer, useCircleWords } from '../use-circle-words.ts'
import { ComplaintTalk } from './ComplaintTalk.tsx'
import { useComplaintWords } from './use-complaint-words.ts'

const AnswerForm = lazyPart(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** Complaints about what one sends and what one gets, with all that was said. */
export function Complaints({ circle }: { circle: CircleAnswer }) {
  return circle.legs.map((leg) => leg.complaint && <OneComplaint key={leg.position} circle={circle} leg={leg} complaint={leg.complaint} />)
}

function OneComplaint({ circle, leg, complaint }: { circle: CircleAnswer; leg: LegAnswer; complaint: Complaint }) {
  const { t } = useLingui()
  const words = useCircleWords()
  const { stands } = useComplaintWords()
  const { id, status, answer_until, note, may_answer } = complaint
  const way = words.wayOf(circle, leg)
  return (
    <section className={`section stack ${css.complaint}`} aria-labelledby={`complaint-${id}`}>
      <h2 id={`complaint-${id}`}>{t`Complaint: ${way}`}</h2>
      <p>
        <b className="strong">{stands[status]}</b>
        {status === 'open' && (
          <>
            {' '}
            {t({ message: 'until', context: 'a deadline' })} <DateTime at={answer_until} />
          </>
        )}
      </p>
      <ComplaintTalk complaint={complaint} sender={leg.from} receiver={leg.to} />
      {status === 'decided' && <Decision leg={leg} complaint={complaint} />}
      {note && (
        <p className="prose">
          <bdi>{note}</bdi>
        </p>
      )}
      {may_answer && <AnswerForm complaint={complaint} />}
    </section>
  )
}

function Decision({ leg, complaint: { outcome, keeps } }: { leg: LegAnswer; complaint: Complaint }) {
  const { t } = useLingui()
  const { coins } = useCoins()
  const deposit = coins(leg.deposit)
  if (outcome === 'sender')
    return <Note tone="good">{t`The deposit of ${deposit} went back to whoever sent it. The item is with whoever it was sent to.`}</Note>
  return (
    <Note tone="good">
      {keeps
        ? t`The deposit of ${deposit} went to whoever waited for the parcel, and so did the item.`
        : t`The deposit of ${deposit} went to whoever waited for the parcel. The item counts as not sent.`}
    </Note>
  )
}
