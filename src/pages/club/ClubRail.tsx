import { useLingui } from '@lingui/react/macro'
import { aboutPath, ClubRules, type ClubShown, clubPath } from '#features/clubs/web/public.tsx'
import { posts } from '#features/posts/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import css from './Club.module.css'
import { ClubGroup } from './ClubGroup.tsx'

const SHOWN = 3

/** Beside what is written: rules, what the club is about, its topics. */
export function ClubRail({ club, of }: { club: ClubShown; of: InputOf<typeof posts.ofClub> }) {
  const { t } = useLingui()
  const { id, about, rules, owner, own } = club
  const count = rules.length
  const is_run = own?.standing === 'owner' || own?.standing === 'moderator'
  return (
    <aside className={css.rail}>
      {is_run && (
        <section>
          <h2>
            {t`Moderation`} <a href={`/club/${id}/queue`}>{t`Club queue`}</a>
          </h2>
        </section>
      )}
      <ClubGroup club={club} />
      {count > 0 && (
        <section>
          <h2>
            {t`Rules`} {count > SHOWN && <a href={aboutPath(id)}>{t`All ${count}`}</a>}
          </h2>
          <ClubRules rules={rules.slice(0, SHOWN)} />
        </section>
      )}
      {about && (
        <section>
          <h2>
            {t({ message: 'About', context: 'a club' })} <a href={aboutPath(id)}>{t`More`}</a>
          </h2>
          <p className={css.about}>
            <bdi>{about}</bdi>
          </p>
        </section>
      )}
      {club.is_open && <Topics of={of} />}
      {owner && (
        <section>
          <h2>{t`Owner`}</h2>
          <p>
            <a href={`/profile/${owner.id}`}>{owner.full_name}</a>
          </p>
        </section>
      )}
    </aside>
  )
}

function Topics({ of }: { of: InputOf<typeof posts.ofClub> }) {
  const { t } = useLingui()
  const { topics } = useData(posts.ofClub, of)
  if (!topics.length) return null
  return (
    <section>
      <h2>{t`Topics`}</h2>
      <p className={css.topics}>
        {topics.map(({ tag, count }) => (
          <a key={tag} className={of.topic === tag ? 'chip chip--on' : 'chip'} href={`${clubPath(of.id)}?topic=${encodeURIComponent(tag)}`}>
            <bdi>{tag}</bdi> {count}
          </a>
        ))}
      </p>
    </section>
  )
}
