import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { flags } from '../../contract.ts'
import flagCss from '../Flags.module.css'
import { flagPath } from '../flag-answer.ts'
import { useReasonNames } from '../use-flag-words.ts'
import css from './WaitingFlags.module.css'

const DecideForm = lazyPart(() => import('../show/DecideForm.tsx').then((part) => part.DecideForm))
type Waiting = AnswerOf<typeof flags.waiting>['flags']['data'][number]

/** What waits for a moderator: the claim, how the vote stands, and the decision. */
export function WaitingFlags({ list }: { list: readonly Waiting[] }) {
  return list.map((flag) => <WaitingFlag key={flag.id} flag={flag} />)
}

function WaitingFlag({ flag }: { flag: Waiting }) {
  const { t } = useLingui()
  const reasonOf = useReasonNames()
  const { id, number, name, media, reason, claims, created_at, may_decide } = flag
  return (
    <article className={css.waiting} aria-labelledby={`flag-${id}`}>
      <div>
        <div className={css.head}>
          <span className={`well well--plain ${flagCss.thumb}`}>{media && <Thumb picture={pictureOf(media)} alt="" size={72} />}</span>
          <div>
            <h2 id={`flag-${id}`}>
              <a href={flagPath(id)}>
                <bdi>{name}</bdi>
              </a>
            </h2>
            <p className="caption">
              {reasonOf(reason)} · {t`Flag ${spokenNumber(number)}`} · <DateTime at={created_at} show="date" />
            </p>
          </div>
        </div>
        {claims.map((claim, at) => (
          <blockquote key={at} className={flagCss.claim}>
            <bdi>{claim}</bdi>
          </blockquote>
        ))}
        <Stands flag={flag} />
      </div>
      {may_decide ? <DecideForm flag={flag} judges /> : <Note>{t`You are a party here, or have decided it before: another moderator decides.`}</Note>}
    </article>
  )
}

/** How the vote stands; to a party that is not told. */
function Stands({ flag: { field, role, round, tally } }: { flag: Waiting }) {
  const { t, i18n } = useLingui()
  const { voters, correct, incorrect } = tally
  const weight = (hundredths: number) => i18n.number(hundredths / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (!field) return <p className="caption">{t`No jury votes on this.`}</p>
  return (
    <p className={css.stands}>
      <span>
        {round === 2 && `${t({ message: 'Appeal', context: 'a step of a flag' })} · `}
        <Plural value={voters} _0="no vote yet" one="# vote" other="# votes" />
      </span>
      {role === 'moderator' && (
        <>
          <span>{t`Correct: weight ${weight(correct)}`}</span>
          <span>{t`Incorrect: weight ${weight(incorrect)}`}</span>
        </>
      )}
    </p>
  )
}
