import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import type { trades } from '../../contract.ts'
import { itemsMost, type Side, tradable } from '../../rules.ts'
import { factsOf, resolvePieces } from '../pieces.ts'
import type { TradeRow } from '../queries.ts'
import { completedOf, type OfferedPiece } from './queries.ts'

type Given = Pick<
  InputOf<typeof trades.placeOffer>,
  'items_from_owner' | 'items_from_proposer' | 'coins_from_owner' | 'coins_from_proposer' | 'message'
>
interface Asked {
  readonly maker: Side
  readonly proposer_id: Id<'members'>
  readonly input: Given
}
/** Terms that may be sent: the maker, what is given, and the pieces with what is said of them. */
export interface SoundTerms {
  readonly made_by: Side
  readonly maker_id: Id<'members'>
  readonly coins_from_owner: number
  readonly coins_from_proposer: number
  readonly message: string
  readonly pieces: readonly OfferedPiece[]
}
type Wrong = Refusal<`trade_offer.${'item' | 'item_theirs' | 'item_twice' | 'plan' | 'many' | 'empty' | 'coins_both' | 'coins_only' | 'stamps_only'}`>
interface Call {
  readonly tx: Tx
  readonly viewer: Member
}

/** What the listing takes and the plan of the maker includes: asked as terms are written, and anew as a draft is sent. */
export function takable({ viewer }: Pick<Call, 'viewer'>, { trade_type }: TradeRow, maker: Side, terms: Parameters<typeof tradable>[0]) {
  const own_coins = maker === 'owner' ? terms.coins_from_owner : terms.coins_from_proposer
  const is_covered = own_coins === 0 || viewer.permissions.has('marketplace.trading.coins')
  return tradable(terms, trade_type) ?? (is_covered ? undefined : refuse('trade_offer.plan'))
}

/** What is wrong with terms, or what they are. Pieces of the other side must be known to the maker. */
export async function checkTerms(call: Call, trade: TradeRow, { maker, proposer_id, input }: Asked): Promise<SoundTerms | Wrong> {
  const { coins_from_owner, coins_from_proposer, message } = input
  const maker_id = maker === 'owner' ? trade.owner_id : proposer_id
  const counts = { items_from_owner: input.items_from_owner.length, items_from_proposer: input.items_from_proposer.length }
  const no = takable(call, trade, maker, { ...counts, coins_from_owner, coins_from_proposer })
  if (no) return no
  const pieces: OfferedPiece[] = []
  for (const side of ['owner', 'proposer'] as const) {
    const owner = side === 'owner' ? trade.owner_id : proposer_id
    const found = await resolvePieces(call.tx, side === 'owner' ? input.items_from_owner : input.items_from_proposer, owner, maker_id)
    if ('fault' in found)
      return found.fault === 'item_twice' ? refuse('trade_offer.item_twice') : refuse(side === maker ? 'trade_offer.item' : 'trade_offer.item_theirs')
    for (const { stamp_item_id, unit, name, item } of found.pieces) pieces.push({ side, stamp_item_id, unit, name, facts: factsOf(item) })
  }
  return (
    (await tooMany(call.tx, trade.owner_id, proposer_id, counts)) ?? {
      made_by: maker,
      maker_id,
      coins_from_owner,
      coins_from_proposer,
      message,
      pieces,
    }
  )
}

/** Fraud: who has not traded before trades a few items at a time. */
async function tooMany(
  tx: Tx,
  owner_id: Id<'members'>,
  proposer_id: Id<'members'>,
  { items_from_owner, items_from_proposer }: { readonly items_from_owner: number; readonly items_from_proposer: number },
) {
  const done = await completedOf(tx, [owner_id, proposer_id])
  const [owner, proposer] = [itemsMost(done.get(owner_id)!), itemsMost(done.get(proposer_id)!)]
  if (items_from_owner > owner) return refuse('trade_offer.many', { most: owner })
  return items_from_proposer > proposer ? refuse('trade_offer.many', { most: proposer }) : undefined
}
