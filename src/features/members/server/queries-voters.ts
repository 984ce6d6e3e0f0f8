import { type SqlBool, sql } from 'kysely'

/** Vote rings: an account has to be this old before its votes on others' things count. */
const SETTLED = sql`interval '7 days'`

/** Why a member's votes do not count; null when they do. Present, seven days old, and never suspended. */
export const voteBar = (m: string) => sql<'new_account' | 'suspended' | null>`case
  when exists (select from member_suspensions s where s.member_id = ${sql.ref(`${m}.id`)}) or not is_present(${sql.table(m)}) then 'suspended'
  when ${sql.ref(`${m}.created_at`)} > clock_timestamp() - ${SETTLED} then 'new_account' end`

/** The vote of the member in this column counts. The name is one that no table has for a column: a column would go before it. */
export const voteCounts = (voter: string) =>
  sql<SqlBool>`exists (select from members member_who_votes where member_who_votes.id = ${sql.ref(voter)} and ${voteBar('member_who_votes')} is null)`
