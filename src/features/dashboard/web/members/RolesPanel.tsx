import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useGuardedAct } from '../use-guarded-act.tsx'
import type { ShownMember } from './shown-member.ts'

/** Only roles whose permissions the viewer holds can be granted; their own can only be given away. */
export function RolesPanel({ member: { id, full_name, roles, may_hand_out } }: { member: ShownMember }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const grant = useGuardedAct(dashboard.grantRole, t`The role is given`)
  const revoke = useGuardedAct(dashboard.revokeRole, t`The role is taken away`)
  const held = new Set(roles.map(({ code }) => code))
  async function change({ code, name }: (typeof may_hand_out)[number]['role']) {
    if (!held.has(code)) return grant.act({ id, role: code })
    const sure = await confirm({
      title: t`Take ${name} away from ${full_name}?`,
      text: t`Effective at once, on open pages too.`,
      yes: t`Take it away`,
    })
    return sure && revoke.act({ id, role: code })
  }
  return (
    <section className={css.block}>
      <h2>{t`Roles`}</h2>
      <Refused refusal={grant.refusal ?? revoke.refusal} />
      {grant.dialog}
      {revoke.dialog}
      <ul className={css.list}>
        {may_hand_out.map(({ role, permissions }) => (
          <li key={role.code} className="row">
            <details>
              <summary>{role.name}</summary>
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
              variant={held.has(role.code) ? 'danger' : 'plain'}
              pending={grant.busy || revoke.busy ? t`One moment…` : undefined}
              onClick={() => change(role)}
            >
              {held.has(role.code) ? t`Take the role away` : t`Give the role`} <span className="vh">{role.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
