import { useLingui } from '@lingui/react/macro'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { dashboard } from '../../contract.ts'
import type { MemberSort } from '../../shapes.ts'
import css from '../Dashboard.module.css'
import { usePlanNames } from '../use-words.ts'

type MemberRow = AnswerOf<typeof dashboard.members>['members']['data'][number]

interface TableProps {
  members: readonly MemberRow[]
  input: InputOf<typeof dashboard.members>
}
export function MembersTable({ members, input }: TableProps) {
  const { t } = useLingui()
  const plans = usePlanNames()
  return (
    <table className={css.table}>
      <caption className="vh">{t`Members`}</caption>
      <thead>
        <tr>
          <Head input={input} up="username" down="username_down">{t`Member`}</Head>
          <Head input={input} up="number" down="number_down">{t`Number`}</Head>
          <th scope="col">{t`E-mail`}</th>
          <th scope="col">{t`Plan`}</th>
          <th scope="col">{t`State`}</th>
          <Head input={input} up="oldest" down="newest">{t`Since`}</Head>
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

/** Roles, and states such as suspended, away or unverified. */
export function MemberBadges({ member }: { member: Pick<MemberRow, 'roles' | 'suspended_at' | 'is_away' | 'is_email_verified'> }) {
  const { t } = useLingui()
  return (
    <span className={css.badges}>
      {member.roles.map((role) => (
        <Badge key={role.code} kind="event">
          {role.name}
        </Badge>
      ))}
      {member.suspended_at && <Badge kind="auction">{t`Suspended`}</Badge>}
      {member.is_away && !member.suspended_at && <Badge>{t`Away`}</Badge>}
      {!member.is_email_verified && <Badge kind="bounty">{t`Address not confirmed`}</Badge>}
    </span>
  )
}

interface HeadProps extends Pick<TableProps, 'input'> {
  up: MemberSort
  down: MemberSort
  children: string
}
/** Column head with a link that sorts by it, or reverses the order; works without script. */
function Head({ input, up, down, children }: HeadProps) {
  const { sort } = input
  const now = sort === up ? 'ascending' : sort === down ? 'descending' : undefined
  const { cursor, page, ...question } = input
  return (
    <th scope="col" aria-sort={now}>
      <a href={address('/dashboard', dashboard.members, { ...question, sort: sort === up ? down : up })}>
        {children} {now && <span aria-hidden="true">{now === 'ascending' ? '↑' : '↓'}</span>}
      </a>
    </th>
  )
}
