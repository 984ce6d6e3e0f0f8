import { useLingui } from '@lingui/react/macro'
import { type MediaAnswer, pictureOf } from '#features/media/web/public.tsx'
import { useCoins } from '#features/trades/web/public-order.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Circle.module.css'
import { type CircleAnswer, type Complaint, type LegAnswer, useCircleWords } from '../use-circle-words.ts'
import { useComplaintWords } from './use-complaint-words.ts'

const AnswerForm = lazyPart(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** Complaints about what one sends and what one gets, with all that was said. */
export function Complaints({ circle }: { circle: CircleAnswer }) {
  return circle.legs.map((leg) => leg.complaint && <OneComplaint key={leg.position} circle={circle} leg={leg} complaint={leg.complaint} />)
}

function OneComplaint({ circle, leg, complaint }: { circle: CircleAnswer; leg: LegAnswer; complaint: Complaint }) {
  const { t } = useLingui()
  const words = useCircleWords()
  const { reasons, stands } = useComplaintWords()
  const { id, status, reason, body, medias, answer, answer_medias, opened_at, answered_at, answer_until, note, may_answer } = complaint
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
      <Said who={leg.to.full_name} at={opened_at} head={reasons[reason]} body={body} medias={medias} />
      {answer !== null && <Said who={leg.from.full_name} at={answered_at!} body={answer} medias={answer_medias} />}
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

interface SaidProps {
  who: string
  at: string
  head?: string
  body: string
  medias: readonly MediaAnswer[]
}
function Said({ who, at, head, body, medias }: SaidProps) {
  const { t } = useLingui()
  return (
    <div>
      <p>
        <b className="strong">
          <bdi>{who}</bdi>
        </b>{' '}
        <span className="small text-2">
          <DateTime at={at} />
          {head && ` · ${head}`}
        </span>
      </p>
      <p className="prose">
        <bdi>{body}</bdi>
      </p>
      {medias.length > 0 && (
        <p className="row row--wrap">
          {medias.map((media) => (
            <a key={media.id} href={media.media_url} target="_blank" rel="noreferrer">
              <Thumb picture={pictureOf(media)} alt={t`Evidence`} size={96} />
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
