import { findItems, type ItemRow } from '#features/stamp-items/server/public.ts'
import { factsOf, worthOf } from '#features/trades/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { circleMoved } from '../../contract.ts'
import { ACCEPT_HOURS, depositOf, hoursAfter } from '../../rules.ts'
import { piecesOf, type Snapshot } from './queries-market.ts'
import type { SearchId } from './queries-searches.ts'

/** Asks the members of one circle. Of what has changed since it was found, nobody is asked: each acceptance looks at it again under its lock. */
export async function ask(context: TransactionContext, search_id: SearchId, market: Snapshot, path: readonly number[]) {
  const { tx, tools, emit, clock } = context
  const { pieces, key } = piecesOf(market, path)
  const items = await findItems(
    tx,
    pieces.map(({ stamp_item_id }) => stamp_item_id as Id<'stamp_items'>),
  )
  if (!pieces.every(({ stamp_item_id }) => isFree(items.get(stamp_item_id)))) return
  const at = await clock()
  const circle = await tx
    .insertInto('trade_circles')
    .values({ search_id, key, size: pieces.length, asked_at: at, due_at: hoursAfter(at, ACCEPT_HOURS) })
    .onConflict((on) => on.column('key').where('status', 'in', ['asked', 'running', 'sent']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!circle) return
  await tx
    .insertInto('trade_circle_legs')
    .values(
      pieces.map((piece, position) => {
        const item = items.get(piece.stamp_item_id)!
        const value = worthOf(item, tools.site.currency)
        return {
          ...{ circle_id: circle.id, position, from_id: piece.from_id as MemberId, to_id: piece.to_id as MemberId, stamp_item_id: item.id },
          ...{ catalogue_entry_id: piece.catalogue_entry_id as Id<'catalogue_entries'>, unit: unitOf(item), name: item.name },
          ...{ facts: JSON.stringify(factsOf(item)), value, deposit: depositOf(value) },
        }
      }),
    )
    .execute()
  const members = pieces.map(({ from_id }) => from_id as MemberId)
  emit(circleMoved, { circle_id: circle.id, number: circle.number, members, action: 'asked', by: null, reason: null })
}
const unitOf = (item: ItemRow) => (item.used > item.committed_used ? ('used' as const) : ('mint' as const))
const isFree = (item: ItemRow | undefined) =>
  item?.deleted_at === null && item.status === 'FOR_TRADE' && item.mint + item.used > item.committed_mint + item.committed_used
