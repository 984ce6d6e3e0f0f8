import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { ShownMember } from './shown-member.ts'

/** Sessions of a member, to end one or all. */
export function SessionsPanel({ member: { id, sessions, may_act } }: { member: ShownMember }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(dashboard.endSessions, t`Logged out there`)
  const wait = busy ? t`One moment…` : undefined
  return (
    <section className={css.block}>
      <h2>{t`Where they are logged in`}</h2>
      <Refused refusal={refusal} />
      {sessions.length === 0 && <p className="text-2">{t`Nowhere at the moment.`}</p>}
      <ul className={css.list}>
        {sessions.map(({ id: session_id, agent, peer, created_at }) => (
          <li key={session_id}>
            <span className="small">{agent || t`An unknown program`}</span>
            <span className="row row--wrap caption">
              <span>{peer}</span> <DateTime at={created_at} />
              {may_act && <Button className="push" size="s" pending={wait} onClick={() => act({ id, session_id })}>{t`End this session`}</Button>}
            </span>
          </li>
        ))}
      </ul>
      {may_act && <p className="small text-2">{t`API keys of their programs stay valid. A suspension stops these too.`}</p>}
      {may_act && sessions.length > 1 && (
        <p>
          <Button variant="danger" pending={wait} onClick={() => act({ id })}>{t`End all sessions`}</Button>
        </p>
      )}
    </section>
  )
}
