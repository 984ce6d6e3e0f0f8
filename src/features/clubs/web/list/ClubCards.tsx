import { Plural, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import css from '../Clubs.module.css'
import { type ClubShown, clubPath } from '../club-answer.ts'
import { Emblem } from '../Emblem.tsx'
import { useClubWords } from '../use-club-words.ts'

export function ClubCards({ list }: { list: readonly ClubShown[] }) {
  return (
    <ul className={css.cards}>
      {list.map((club) => (
        <ClubCard key={club.id} club={club} />
      ))}
    </ul>
  )
}

function ClubCard({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const { wayOf, standingOf } = useClubWords()
  const { id, name, about, member_count, own, status } = club
  const stands = own && standingOf(own.standing)
  return (
    <li className={css.card}>
      <Emblem name={name} small />
      <div>
        <h2>
          <a href={clubPath(id)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p>{wayOf(club)}</p>
        <p>
          <Plural value={member_count} one="# member" other="# members" /> {stands && <Badge>{stands}</Badge>}{' '}
          {status === 'archived' && <Badge>{t`Closed club`}</Badge>}
        </p>
        {about && (
          <p className={css.line}>
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
