import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctionChanged, auctions } from '../../contract.ts'
import { lockOwn } from '../edit/publication.ts'
import { changeAuction, keepAuction, nextOf } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf } from '../standing.ts'

/** A draft of its own, so that the old lot's book stays as it is; the old one is final from now on. */
export const relist = command(auctions.relist, async (call) => {
  const { tx, emit, clock } = call
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  const now = await clock()
  const stands = row.second_chance_until !== null && row.second_chance_until > now
  const unsold = row.status === 'closed_unsold' || row.status === 'defaulted' || row.status === 'cancelled'
  if (!unsold || stands || (await nextOf(tx, row.id))) return refuse('auction.wrong_state', { status: row.status })
  const { seller_id, stamp_item_id, unit, name, description, currency, initial_bid, reserve_price, buy_it_now_price } = row
  const { shipping_option, shipping_amount, shipping_abroad, return_domestic, return_international } = row
  const id = await keepAuction(tx, {
    ...{ seller_id, stamp_item_id, unit, name, description, currency, initial_bid, reserve_price, buy_it_now_price },
    ...{ shipping_option, shipping_amount, shipping_abroad, return_domestic, return_international, previous_id: row.id },
  })
  await changeAuction(tx, row.id, { final_at: row.final_at ?? now, open_until: null })
  emit(auctionChanged, lotOf(row))
  return auctionAnswer(call, id)
})
