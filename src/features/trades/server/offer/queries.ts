import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Unit } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeId, TradeOfferId, TradeProposalId } from '../../contract.ts'
import { type OfferStatus, openStatuses, type Side } from '../../rules.ts'
import { type KeptPiece, openList, type PieceRow } from '../queries.ts'

const proposalRows = (db: Db) => db.selectFrom('trade_proposals').selectAll('trade_proposals').$narrowType<{ status: OfferStatus }>()
export type ProposalRow = Awaited<ReturnType<ReturnType<typeof proposalRows>['executeTakeFirstOrThrow']>>
const offerRows = (db: Db) => db.selectFrom('trade_offers').selectAll('trade_offers').$narrowType<{ made_by: Side }>()
export type TradeOfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>

export const proposalById = (db: Db, id: TradeProposalId): Promise<ProposalRow | undefined> =>
  proposalRows(db).where('id', '=', id).executeTakeFirst()
/** For its two sides; the owner knows of it once it was sent. */
export const sidesOnly = (viewer: string) =>
  sql<SqlBool>`(trade_proposals.proposer_id = ${viewer}::uuid or trade_proposals.owner_id = ${viewer}::uuid and trade_proposals.sent_at is not null)`
/** The proposal of an offer, for its two sides. */
export const proposalOfOffer = (db: Db, id: TradeOfferId, viewer: string): Promise<ProposalRow | undefined> =>
  proposalRows(db)
    .where('id', '=', (eb) => eb.selectFrom('trade_offers as o').select('o.proposal_id').where('o.id', '=', id))
    .where(sidesOnly(viewer))
    .executeTakeFirst()

export const keepProposal = async (tx: Tx, given: { trade_id: TradeId; owner_id: Id<'members'>; proposer_id: Id<'members'> }): Promise<ProposalRow> =>
  (await proposalRows(tx)
    .where('id', '=', (await tx.insertInto('trade_proposals').values(given).returning('id').executeTakeFirstOrThrow()).id)
    .executeTakeFirst())!
export const changeProposal = (tx: Tx, id: TradeProposalId, changed: Updateable<Tables['trade_proposals']>) =>
  tx
    .updateTable('trade_proposals')
    .set({ ...changed, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

export const offerById = (db: Db, id: string): Promise<TradeOfferRow | undefined> =>
  offerRows(db)
    .where('id', '=', id as TradeOfferId)
    .executeTakeFirst()
/** The last offer of one side. */
export const lastOf = (db: Db, proposal_id: TradeProposalId, made_by: Side): Promise<TradeOfferRow | undefined> =>
  offerRows(db).where('proposal_id', '=', proposal_id).where('made_by', '=', made_by).orderBy('round', 'desc').limit(1).executeTakeFirst()

interface NewOffer {
  readonly proposal_id: TradeProposalId
  readonly round: number
  readonly made_by: Side
  readonly maker_id: Id<'members'>
  readonly coins_from_owner: number
  readonly coins_from_proposer: number
  readonly message: string
}
export type OfferedPiece = KeptPiece & { readonly side: Side; readonly facts: object }
export async function keepOffer(tx: Tx, given: NewOffer, pieces: readonly OfferedPiece[]): Promise<TradeOfferRow> {
  const { id } = await tx.insertInto('trade_offers').values(given).returning('id').executeTakeFirstOrThrow()
  const rows = pieces.map(({ side, stamp_item_id, unit, name, facts }, position) => ({
    ...{ offer_id: id, side, stamp_item_id, unit, name, position },
    facts: JSON.stringify(facts),
  }))
  await tx.insertInto('trade_offer_items').values(rows).execute()
  return offerRows(tx).where('id', '=', id).executeTakeFirstOrThrow()
}
/** A draft is written anew. */
export const dropOffer = (tx: Tx, id: TradeOfferId) => tx.deleteFrom('trade_offers').where('id', '=', id).execute()
export const endRound = (tx: Tx, id: string, outcome: 'CounterOffer_Placed' | 'CounterOffer_Rejected' | 'Removed') =>
  tx
    .updateTable('trade_offers')
    .set({ outcome })
    .where('id', '=', id as TradeOfferId)
    .execute()
export const setHold = (tx: Tx, id: TradeOfferId, hold_id: string | null) =>
  tx.updateTable('trade_offers').set({ hold_id }).where('id', '=', id).execute()
/** Holds of a proposal that have not ended. */
export const heldOf = (tx: Tx, proposal_id: TradeProposalId): Promise<TradeOfferRow[]> =>
  offerRows(tx).where('proposal_id', '=', proposal_id).where('hold_id', 'is not', null).orderBy('round').execute()

export interface OfferItemRow extends PieceRow {
  readonly offer_id: string
  readonly side: Side
  readonly facts: Readonly<Record<string, unknown>>
}
export async function itemsOfOffers(db: Db, ids: readonly string[]): Promise<Map<string, OfferItemRow[]>> {
  const rows = await db
    .selectFrom('trade_offer_items')
    .select(['offer_id', 'side', 'stamp_item_id', 'unit', 'name', 'facts'])
    .where(sql<SqlBool>`offer_id = any(${[...ids]}::uuid[])`)
    .orderBy('offer_id')
    .orderBy('position')
    .$narrowType<{ side: Side; unit: Unit; facts: Readonly<Record<string, unknown>> }>()
    .execute()
  return Map.groupBy(rows, ({ offer_id }) => offer_id as string)
}

/** Open conversations of a trade. Precondition: it is locked. */
export const openOf = (tx: Tx, trade_id: TradeId): Promise<ProposalRow[]> =>
  proposalRows(tx).where('trade_id', '=', trade_id).where('status', 'in', openStatuses).orderBy('id').execute()
/** Open conversations whose standing offer has one of these items, with their trades. */
export const openWithItems = (db: Db, items: readonly string[]): Promise<ProposalRow[]> =>
  proposalRows(db)
    .where('status', 'in', openStatuses)
    .where(sql<SqlBool>`offer_id in (select i.offer_id from trade_offer_items i where i.stamp_item_id = any(${[...items]}::uuid[]))`)
    .orderBy('id')
    .execute()

/** Waiting for an answer, for the plan's limit `trade_offers`. */
export async function countOffers(db: Db, proposer_id: Id<'members'>): Promise<number> {
  const open = db.selectFrom('trade_proposals').where('proposer_id', '=', proposer_id).where('status', 'in', openStatuses)
  return (await open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}
/** Swaps that went well, of these members. */
export async function completedOf(db: Db, members: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`select m.id, (select count(*)::int from (
      select from trade_orders t where t.owner_id = m.id and t.status = 'completed' union all
      select from trade_orders t where t.proposer_id = m.id and t.status = 'completed' limit 10) as done) as n
    from unnest(${[...members]}::uuid[]) as m(id)`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

const ending = (db: Db) => db.selectFrom('trade_proposals').where(sql<SqlBool>`status in (${openList})`).orderBy('expires_at')
export const dueProposals = async (db: Db, limit: number): Promise<TradeProposalId[]> =>
  (await ending(db).select('id').where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextProposal = async (db: Db): Promise<Date | null> =>
  (await ending(db).select('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null
