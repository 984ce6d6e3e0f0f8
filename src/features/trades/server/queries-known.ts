import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { TradeProposalId } from '../contract.ts'

/** The two have agreed on a trade, or one has sent the other an offer that stands. */
export async function areTrading(db: Db, one: string, other: string): Promise<boolean> {
  const between = (owner: string, proposer: string) => sql`exists (select from trade_proposals p where p.owner_id = ${owner}::uuid
    and p.proposer_id = ${proposer}::uuid and p.sent_at is not null
    and (p.status in ('Active', 'CounterOffer_Placed', 'CounterOffer_Rejected') or exists (select from trade_orders t where t.proposal_id = p.id)))`
  const { rows } = await sql<{ trades: boolean }>`select ${between(one, other)} or ${between(other, one)} as trades`.execute(db)
  return rows[0]!.trades
}

/** All offers of a conversation about a trade. */
export const roundsOf = async (db: Db, proposal_id: TradeProposalId): Promise<string[]> =>
  (await db.selectFrom('trade_offers').select('id').where('proposal_id', '=', proposal_id).execute()).map(({ id }) => id)
