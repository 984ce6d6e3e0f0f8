import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { support, type TicketId } from '../../contract.ts'
import css from '../Support.module.css'
import { type DeskTicketShown, deskPath } from '../support-answer.ts'
import { useTicketStates } from '../use-support-words.ts'

const DeskActs = lazyPart(() => import('./DeskActs.tsx').then((part) => part.DeskActs))

/** One ticket for the desk: what was written, notes among it, and who has asked. */
export function DeskTicket({ id }: { id: TicketId }) {
  const { ticket } = useData(support.deskShow, { id })
  return (
    <div className={css.case}>
      <div>
        <Talk ticket={ticket} />
        <DeskActs ticket={ticket} />
      </div>
      <Asker ticket={ticket} />
    </div>
  )
}

function Talk({ ticket: { messages } }: { ticket: DeskTicketShown }) {
  const { t } = useLingui()
  const who = { requester: t`Has asked`, desk: t`Help desk`, note: t`Note, for the desk alone` }
  const looks = { requester: css.said, desk: `${css.said} ${css.ours}`, note: `${css.said} ${css.note}` }
  return (
    <ol className={css.talk}>
      {messages.map(({ kind, user, body, by_mail, at }, n) => (
        <li key={n} className={looks[kind]}>
          <p className="caption">
            <b className="strong">{who[kind]}</b> · <bdi>{user?.full_name ?? ''}</bdi> {by_mail && t`by mail`} <DateTime at={at} />
          </p>
          <p>
            <bdi>{body}</bdi>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Asker({ ticket: { card, about, locale, rating, others } }: { ticket: DeskTicketShown }) {
  const { t } = useLingui()
  const states = useTicketStates()
  const { user, name, email, topic_name, status, number } = card
  return (
    <aside className={css.block} aria-label={t`Who has asked`}>
      <h2>
        {topic_name} · {spokenNumber(number)}
      </h2>
      <p>
        {states[status]}
        {rating && ` · ${rating === 'good' ? t`It helped` : t`It did not help`}`}
      </p>
      <p>
        {user ? (
          <a href={`/profile/${user.id}`}>
            <bdi>{user.full_name}</bdi>
          </a>
        ) : (
          <>
            <bdi>{name}</bdi> {t`Guest`}
          </>
        )}
        <br />
        {email && <bdi>{email}</bdi>} {locale}
      </p>
      {about && (
        <p>
          <a href={about}>{about}</a>
        </p>
      )}
      {others.length > 0 && (
        <>
          <h2>{t`Other tickets`}</h2>
          <ul className="plain">
            {others.map((other) => (
              <li key={other.id}>
                <a href={deskPath(other.id)}>{spokenNumber(other.number)}</a> · {states[other.status]} ·{' '}
                <DateTime at={other.created_at} show="date" />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}
