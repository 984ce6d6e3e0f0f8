import { type SqlBool, sql } from 'kysely'
import { voteBar, voteCounts } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type FlagField, PARTNER_MONTHS } from '../rules.ts'
import type { FlagRecord, FlagTally } from '../rules-jury.ts'
import type { TicketRow } from './queries.ts'

const SINCE = sql`clock_timestamp() - make_interval(months => ${sql.lit(PARTNER_MONTHS)})`
const parties = sql`(select t.owner_id as id union all select pr.flagger_id from flag_reports pr where pr.ticket_id = t.id)`
/** Bought, sold or traded with the member `p`, paid or under way; or one of the two has blocked the other. */
const dealing = (
  id: string,
) => sql<SqlBool>`(exists (select from orders o where o.buyer_id = ${id}::uuid and o.seller_id = p.id and o.placed_at > ${SINCE}
      and (o.paid_at is not null or o.status <> 'cancelled'))
    or exists (select from orders o where o.buyer_id = p.id and o.seller_id = ${id}::uuid and o.placed_at > ${SINCE}
      and (o.paid_at is not null or o.status <> 'cancelled'))
    or exists (select from trade_orders d where (d.owner_id = ${id}::uuid and d.proposer_id = p.id or d.owner_id = p.id and d.proposer_id = ${id}::uuid)
      and d.accepted_at > ${SINCE} and d.status <> 'cancelled')
    or exists (select from blocks b where b.blocker_id = ${id}::uuid and b.blocked_id = p.id or b.blocker_id = p.id and b.blocked_id = ${id}::uuid))`
/** Has dealt with a party of the ticket `t` in the last year, or is in a block with one: such members do not judge. */
export const dealtWith = (id: string) => sql<SqlBool>`exists (select from ${parties} p where ${dealing(id)})`

/** How a member had dealt with another, if at all. */
export async function relationTo(db: Db, member_id: string, other: string): Promise<'Buyer' | 'Seller' | 'Trade' | null> {
  const { rows } = await sql<{ relation: 'Buyer' | 'Seller' | 'Trade' | null }>`select case
      when exists (select from orders o where o.buyer_id = ${member_id}::uuid and o.seller_id = ${other}::uuid and o.paid_at is not null) then 'Buyer'
      when exists (select from orders o where o.buyer_id = ${other}::uuid and o.seller_id = ${member_id}::uuid and o.paid_at is not null) then 'Seller'
      when exists (select from trade_orders d where d.owner_id in (${member_id}::uuid, ${other}::uuid) and d.proposer_id in (${member_id}::uuid, ${other}::uuid)
        and d.status <> 'cancelled') then 'Trade' end as relation`.execute(db)
  return rows[0]!.relation
}

export interface JurorRow extends FlagRecord {
  readonly bar: 'new_account' | 'suspended' | null
  readonly is_partner: boolean
  readonly sat_before: boolean
  readonly together: number
}
/** What is asked before somebody votes, and what their vote weighs by. */
export async function jurorOf(db: Db, voter: string, { id, field, round }: Pick<TicketRow, 'id' | 'field' | 'round'>): Promise<JurorRow> {
  const { rows } = await sql<JurorRow>`select ${voteBar('m')} as bar, coalesce(s.was_right, 0) as was_right, coalesce(s.was_wrong, 0) as was_wrong,
      ${dealtWith(voter)} as is_partner,
      exists (select from flag_votes b where b.ticket_id = t.id and b.round < ${round}::int and b.voter_id = ${voter}::uuid) as sat_before,
      (select count(*)::int from (select from flag_votes v join flag_tickets o on o.id = v.ticket_id
        where v.voter_id = ${voter}::uuid and v.voted_at > clock_timestamp() - interval '30 days' and o.id <> t.id
          and (o.owner_id in (select p.id from ${parties} p)
            or exists (select from flag_reports r where r.ticket_id = o.id and r.flagger_id in (select p.id from ${parties} p))) limit 100) found) as together
    from members m join flag_tickets t on t.id = ${id}::uuid
    left join flag_skills s on s.member_id = m.id and s.field = ${field} where m.id = ${voter}::uuid`.execute(db)
  return rows[0]!
}

/** Votes that count now: of members who may still vote. */
export async function tallyOf(db: Db, { id, round }: Pick<TicketRow, 'id' | 'round'>): Promise<FlagTally> {
  const { rows } = await sql<FlagTally>`select count(*)::int as voters,
      coalesce(sum(v.weight) filter (where v.vote = 'correct'), 0)::int as correct,
      coalesce(sum(v.weight) filter (where v.vote = 'incorrect'), 0)::int as incorrect
    from flag_votes v where v.ticket_id = ${id}::uuid and v.round = ${round} and ${voteCounts('v.voter_id')}`.execute(db)
  return rows[0]!
}

/**
 * Everybody whom a decision has proved right or wrong; `sign` −1 takes such a judgement back. In the order of their ids, so that two decisions never
 * wait for each other.
 */
export async function judgeVoters(tx: Tx, ticket_id: string, field: FlagField, verdict: 'accepted' | 'rejected', round: number, sign: 1 | -1) {
  const right = verdict === 'accepted' ? 'correct' : 'incorrect'
  await sql`insert into flag_skills as s (member_id, field, was_right, was_wrong)
    select v.voter_id, ${field}, greatest(${sign}, 0) * (v.vote = ${right})::int, greatest(${sign}, 0) * (v.vote <> ${right})::int
    from flag_votes v where v.ticket_id = ${ticket_id}::uuid and v.round = ${round} and v.vote <> 'unsure' order by v.voter_id
    on conflict (member_id, field) do update set
      was_right = greatest(s.was_right + ${sign} * (select (v.vote = ${right})::int from flag_votes v where v.ticket_id = ${ticket_id}::uuid and v.round = ${round} and v.voter_id = s.member_id), 0),
      was_wrong = greatest(s.was_wrong + ${sign} * (select (v.vote <> ${right})::int from flag_votes v where v.ticket_id = ${ticket_id}::uuid and v.round = ${round} and v.voter_id = s.member_id), 0)`.execute(
    tx,
  )
}

export interface SkillRow extends FlagRecord {
  readonly field: FlagField
}
export async function skillsOf(db: Db, member_id: string): Promise<SkillRow[]> {
  const { rows } = await sql<SkillRow>`select s.field, s.was_right, s.was_wrong from flag_skills s where s.member_id = ${member_id}::uuid
    order by s.was_right + s.was_wrong desc, s.field`.execute(db)
  return rows
}
