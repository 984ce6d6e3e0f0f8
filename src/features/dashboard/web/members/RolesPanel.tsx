import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { useRoleNames } from '../use-words.ts'
import type { ShownMember } from './shown-member.ts'

/** Only roles whose permissions the viewer holds can be granted. */
export function RolesPanel({ member: { id, full_name, roles, may_hand_out } }: { member: ShownMember }) {
  const { t } = useLingui()
  const names = useRoleNames()
  const confirm = useConfirm()
  const grant = useAct(dashboard.grantRole, t`The role is given`)
  const revoke = useAct(dashboard.revokeRole, t`The role is taken away`)
  async function change(role: (typeof may_hand_out)[number]['role']) {
    const name = names[role]!
    if (!roles.includes(role)) return grant.act({ id, role })
    const sure = await confirm({
      title: t`Take ${name} away from ${full_name}?`,
      text: t`Effective at once, on open pages too.`,
      yes: t`Take it away`,
    })
    return sure && revoke.act({ id, role })
  }
  return (
    <section className={css.block}>
      <h2>{t`Roles`}</h2>
      <Refused refusal={grant.refusal ?? revoke.refusal} />
      <ul className={css.list}>
        {may_hand_out.map(({ role, permissions }) => (
          <li key={role} className="row">
            <details>
              <summary>{names[role]}</summary>
              <ul className={css.list}>
                {permissions.map(({ name, label }) => (
                  <li key={name}>
                    {label} <code className={css.code}>{name}</code>
                  </li>
                ))}
              </ul>
            </details>
            <Button
              className="push"
              size="s"
              variant={roles.includes(role) ? 'danger' : 'plain'}
              pending={grant.busy || revoke.busy ? t`One moment…` : undefined}
              onClick={() => change(role)}
            >
              {roles.includes(role) ? t`Take the role away` : t`Give the role`} <span className="vh">{names[role]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
