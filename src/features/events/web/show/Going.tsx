import { Plural, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { events } from '../../contract.ts'
import css from '../Events.module.css'
import { type EventShown, goingPath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'

/** Who is going, as far as the reader may see them. */
export function Going({ event: { id, is_run } }: { event: EventShown }) {
  const { t } = useLingui()
  const { roleOf } = useEventWords()
  const { data, total } = useData(events.participants, { event_id: id, status: 'Accepted' }).participants
  if (data.length === 0 && !is_run) return null
  return (
    <section>
      <h2>{t`Who is going`}</h2>
      {data.length === 0 && <p className="text-2">{t`Nobody yet.`}</p>}
      <ul className={css.people}>
        {data.slice(0, 12).map(({ id: place_id, user, role, party_size }) => (
          <li key={place_id}>
            <Avatar name={user.full_name} url={user.image_url} />
            <div>
              <a href={`/profile/${user.id}`}>
                <bdi>{user.full_name}</bdi>
              </a>
              <p>
                {roleOf(role)}
                {party_size > 1 && (
                  <>
                    {', '}
                    <Plural value={party_size} one="# place" other="# places" />
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {((total ?? 0) > 12 || is_run) && (
        <p>
          <a href={goingPath(id)}>{t`All who are going`}</a>
        </p>
      )}
    </section>
  )
}
