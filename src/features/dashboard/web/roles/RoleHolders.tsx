import { useLingui } from '@lingui/react/macro'
import { roles } from '#features/roles/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useGuardedAct } from '../use-guarded-act.tsx'
import type { ShownRole } from './role-draft.ts'

/** Who may do what the chosen column says. */
export function RoleHolders({ role, input }: { role: ShownRole; input: InputOf<typeof roles.holders> }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { act, busy, refusal, dialog } = useGuardedAct(dashboard.revokeRole, t`The role is taken away`)
  const holders = useData(roles.holders, input).holders
  async function take({ id, full_name }: { id: string; full_name: string }) {
    const { name } = role
    const sure = await confirm({
      title: t`Take ${name} away from ${full_name}?`,
      text: t`Effective at once, on open pages too.`,
      yes: t`Take it away`,
    })
    if (sure) await act({ id: id as never, role: role.code })
  }
  return (
    <section className={css.block}>
      <h2>{t`Who has this role`}</h2>
      <Refused refusal={refusal} />
      {dialog}
      {holders.data.length === 0 && <p className="muted">{t`Nobody has it.`}</p>}
      <ul className={css.list}>
        {holders.data.map(({ id, full_name, username, granted_at, granted_by }) => (
          <li key={id} className="row">
            <span>
              <a className="link" href={`/dashboard/members/${id}`}>
                <bdi>{full_name}</bdi>
              </a>{' '}
              <span className="muted">
                @{username} · <DateTime at={granted_at} show="date" /> <Giver of={granted_by} />
              </span>
            </span>
            {role.may_hand_out && (
              <Button className="push" size="s" variant="danger" pending={busy ? t`One moment…` : undefined} onClick={() => take({ id, full_name })}>
                {t`Take the role away`} <span className="vh">{full_name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NextPage op={roles.holders} path="/dashboard/roles" input={input} url={holders.next_page_url}>
        {t`More members`}
      </NextPage>
    </section>
  )
}

function Giver({ of: giver }: { of: { full_name: string } | null }) {
  const { t } = useLingui()
  if (!giver) return null
  const { full_name } = giver
  return <>{t`given by ${full_name}`}</>
}
