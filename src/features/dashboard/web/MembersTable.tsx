import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import type { dashboard } from '../contract.ts'
import css from './Dashboard.module.css'
import { usePlanNames, useRoleNames } from './use-words.ts'

type Row = AnswerOf<typeof dashboard.members>['members']['data'][number]

export function MembersTable({ members }: { members: readonly Row[] }) {
  const { t } = useLingui()
  const plans = usePlanNames()
  return (
    <table className={css.table}>
      <caption className="vh">{t`Members`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Member`}</th>
          <th scope="col">{t`Number`}</th>
          <th scope="col">{t`E-mail`}</th>
          <th scope="col">{t`Plan`}</th>
          <th scope="col">{t`State`}</th>
          <th scope="col">{t`Since`}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <td>
              <a className="link" href={`/dashboard/members/${member.id}`}>
                {member.full_name}
              </a>{' '}
              <span className="muted">@{member.username}</span>
            </td>
            <td className={css.num}>{member.uid}</td>
            <td>{member.email}</td>
            <td>{plans[member.plan] ?? member.plan}</td>
            <td>
              <MemberBadges member={member} />
            </td>
            <td className={css.num}>
              <DateTime at={member.created_at} show="date" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Roles, and whatever keeps somebody away. */
export function MemberBadges({ member }: { member: Pick<Row, 'roles' | 'suspended_at' | 'is_away' | 'is_email_verified'> }) {
  const { t } = useLingui()
  const names = useRoleNames()
  return (
    <span className={css.badges}>
      {member.roles.map((role) => (
        <Badge key={role} kind="event">
          {names[role]}
        </Badge>
      ))}
      {member.suspended_at && <Badge kind="auction">{t`Suspended`}</Badge>}
      {member.is_away && !member.suspended_at && <Badge>{t`Away`}</Badge>}
      {!member.is_email_verified && <Badge kind="bounty">{t`Address not confirmed`}</Badge>}
    </span>
  )
}
