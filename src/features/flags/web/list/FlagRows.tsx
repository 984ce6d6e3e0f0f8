import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Flags.module.css'
import { type FlagCardShown, flagPath } from '../flag-answer.ts'
import { useFlagDeeds, useFlagWords, useReasonNames } from '../use-flag-words.ts'

export function FlagRows({ list }: { list: readonly FlagCardShown[] }) {
  return (
    <ul className={css.rows}>
      {list.map((card) => (
        <FlagRow key={card.id} card={card} />
      ))}
    </ul>
  )
}

function FlagRow({ card }: { card: FlagCardShown }) {
  const { t } = useLingui()
  const { statusOf } = useFlagWords()
  const [reasonOf, deedOf] = [useReasonNames(), useFlagDeeds()]
  const { id, name, media, reason, due_at, decided_at, voters, waits, has_voted, current_activity_message } = card
  return (
    <li className={css.row}>
      <span className={`well well--plain ${css.thumb}`}>{media && <Thumb picture={pictureOf(media)} alt="" size={72} />}</span>
      <div>
        <h2>
          <a href={flagPath(id)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className="caption">
          {reasonOf(reason)}
          {deedOf(current_activity_message) && ` · ${deedOf(current_activity_message)}`}
        </p>
      </div>
      <p className={css.stands}>
        <b className="strong">{statusOf(card)}</b> {waits && <Badge icon="bell">{t`Your turn`}</Badge>}{' '}
        {has_voted && <Badge>{t`You have voted.`}</Badge>}
        <span className="caption">
          <Plural value={voters} _0="no vote yet" one="# vote" other="# votes" />
          {' · '}
          {decided_at ? (
            <DateTime at={decided_at} show="date" />
          ) : due_at ? (
            <>
              {t`until`} <DateTime at={due_at} show="date" />
            </>
          ) : (
            t`without a date`
          )}
        </span>
      </p>
    </li>
  )
}
