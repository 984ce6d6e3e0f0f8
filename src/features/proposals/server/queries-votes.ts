import { type RawBuilder, sql } from 'kysely'
import { ownerVisibleTo, voteBar, voteCounts } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Standing, Tally } from '../rules.ts'

/** Votes that count now: of members who may still vote. */
export const countedVotes = (proposal: string): RawBuilder<Tally> => sql<Tally>`(select jsonb_build_object('voters', count(*),
  'in_favour', coalesce(sum(v.weight) filter (where v.in_favour), 0), 'against', coalesce(sum(v.weight) filter (where not v.in_favour), 0))
  from catalogue_votes v where v.proposal_id = ${sql.ref(proposal)} and ${voteCounts('v.voter_id')})`

export async function tallyOf(db: Db, id: Id<'catalogue_proposals'>): Promise<Tally> {
  const { rows } = await sql<{ votes: Tally }>`select ${countedVotes('p.id')} as votes from catalogue_proposals p where p.id = ${id}`.execute(db)
  return rows[0]!.votes
}

export interface Voter extends Standing {
  readonly bar: 'new_account' | 'suspended' | null
  /** Votes in favour that the two have given each other in the last thirty days, on other proposals than this one. */
  readonly exchanged: number
}

export async function voterOf(db: Db, voter: Id<'members'>, proposer: Id<'members'>, id: Id<'catalogue_proposals'>): Promise<Voter> {
  const given = (from: string, to: string) => sql`(select count(*) from (select from catalogue_votes
    where voter_id = ${from}::uuid and proposer_id = ${to}::uuid and in_favour and voted_at > clock_timestamp() - interval '30 days'
      and proposal_id <> ${id} limit 100) found)`
  const { rows } = await sql<Voter>`select ${voteBar('m')} as bar, coalesce(s.was_right, 0) as was_right, coalesce(s.was_wrong, 0) as was_wrong,
      (${given(voter, proposer)} + ${given(proposer, voter)})::int as exchanged
    from members m left join catalogue_standings s on s.member_id = m.id where m.id = ${voter}`.execute(db)
  return rows[0]!
}

export interface Ballot {
  readonly proposal_id: Id<'catalogue_proposals'>
  readonly voter_id: Id<'members'>
  readonly proposer_id: Id<'members'>
  readonly in_favour: boolean
  readonly note: string
  readonly weight: number
}
/** One vote of each member: a second one takes the place of the first. */
export async function keepVote(tx: Tx, ballot: Ballot) {
  const { in_favour, note, weight } = ballot
  await tx
    .insertInto('catalogue_votes')
    .values(ballot)
    .onConflict((on) => on.columns(['proposal_id', 'voter_id']).doUpdateSet({ in_favour, note, weight, voted_at: sql<Date>`clock_timestamp()` }))
    .execute()
}

/** Everybody whom the decision has proved right or wrong, in the order of their ids, so that two decisions never wait for each other. */
export async function keepStandings(tx: Tx, proposal_id: Id<'catalogue_proposals'>, proposer: Id<'members'>, accepted: boolean) {
  await sql`insert into catalogue_standings as s (member_id, was_right, was_wrong)
    select member_id, is_right::int, (not is_right)::int from (
      select voter_id as member_id, in_favour = ${accepted} as is_right from catalogue_votes where proposal_id = ${proposal_id}
      union all select ${proposer}::uuid, ${accepted}) judged
    order by member_id
    on conflict (member_id) do update set was_right = s.was_right + excluded.was_right, was_wrong = s.was_wrong + excluded.was_wrong`.execute(tx)
}

/** What voters wrote, the heaviest first; with their names for whoever may see them. */
export const votesOn = (db: Db, viewer: string | null, proposal_id: Id<'catalogue_proposals'>) =>
  db
    .selectFrom('catalogue_votes as v')
    .innerJoin('members as m', 'm.id', 'v.voter_id')
    .select(['v.voter_id', 'v.in_favour', 'v.note', 'v.weight', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at as member_since'])
    .select(sql<boolean>`${ownerVisibleTo(viewer, 'v.voter_id')}`.as('shown'))
    .where('v.proposal_id', '=', proposal_id)
    .where(voteCounts('v.voter_id'))
    .orderBy('v.weight', 'desc')
    .orderBy('v.voter_id')
    .limit(100)
    .execute()
export type VoteRow = Awaited<ReturnType<typeof votesOn>>[number]
