import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Support.module.css'
import { type DeskCardShown, deskPath } from '../support-answer.ts'
import { useTicketStates } from '../use-support-words.ts'

export function DeskTable({ tickets }: { tickets: readonly DeskCardShown[] }) {
  return (
    <ul className={css.rows}>
      {tickets.map((card) => (
        <DeskRow key={card.id} card={card} />
      ))}
    </ul>
  )
}

function DeskRow({ card }: { card: DeskCardShown }) {
  const { t } = useLingui()
  const states = useTicketStates()
  const { id, number, topic_name, status, begins, name, email, user, assigned_to, waits_since } = card
  return (
    <li className={css.row}>
      <div>
        <h2>
          <a href={deskPath(id)}>
            {topic_name} · {t`Ticket ${spokenNumber(number)}`}
          </a>
        </h2>
        <p className="text-2">
          <bdi>{begins}</bdi>
        </p>
        <p className="caption">
          <bdi>{user?.full_name ?? name}</bdi> {email && <bdi>{email}</bdi>}
          {!user && ` · ${t`Guest`}`}
        </p>
      </div>
      <p>
        {states[status]}
        {assigned_to && (
          <>
            {' · '}
            <bdi>{assigned_to.full_name}</bdi>
          </>
        )}{' '}
        <span className="caption">
          <DateTime at={waits_since} />
        </span>
      </p>
    </li>
  )
}
