import type { Actor } from '#test/support/cast.ts'
import { connectBank } from '#test/support/outside/payouts.ts'
import type { World } from '#test/support/world.ts'
import { type EventId, events } from '../contract.ts'
import { held } from './drawn-up.ts'

export const PRICE = 1_500
export const wish = (event_id: EventId, more: object = {}) => ({ event_id, payment_method_id: 'pm_card_visa', expected_amount: PRICE, ...more })
export const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}

/** Ann may ask money: five of a hundred are our commission. */
export async function openTill(world: World) {
  Object.assign(world.product.tools.site, { commission: 500 })
  await world.pool.query("update members set plan = 'basic' where username in ('ann', 'ben')")
  await connectBank(world, world.ann)
}

/** What tests of tickets ask about events of ann that cost 15.00. */
export function paidFairs(world: World) {
  const fair = (more: object = {}) => held(world.ann, { price: PRICE, refund_days: 7, ...more })
  const buy = (who: Actor, id: EventId, more: object = {}) => who.ask(events.buyTicket, wish(id, more))
  const own = async (who: Actor, id: EventId) => (await who.gets(events.show, { id })).event.occurrences[0]!.own
  async function standing(who: Actor, id: EventId) {
    const place = await own(who, id)
    return [place?.status, place?.ticket?.status]
  }
  const taken = async (id: EventId) => (await world.pool.query('select taken, waiting from event_occurrences where event_id = $1', [id])).rows[0]
  /** What the ledger holds for ann, read by itself. */
  async function annsMoney() {
    const { rows } = await world.pool.query<{ code: string; n: number }>(
      "select code, (case side when 'C' then credits_posted - debits_posted else debits_posted - credits_posted end)::int as n from ledger_accounts where owner_id = $1 and currency = 'USD'",
      [world.ann.id],
    )
    return { seller_reserved: 0, seller_available: 0, ...Object.fromEntries(rows.map(({ code, n }) => [code, n])) } as Record<string, number>
  }
  const begins = (id: EventId, hours: number, lasts = 4) =>
    world.pool.query(
      'update event_occurrences set starts_at = clock_timestamp() + make_interval(hours => $2), ends_at = clock_timestamp() + make_interval(hours => $3) where event_id = $1',
      [id, hours, hours + lasts],
    )
  const told = async (who: Actor) =>
    (await world.pool.query('select type from notifications where member_id = $1', [who.id])).rows.map(({ type }) => type)
  return { fair, buy, own, standing, taken, annsMoney, begins, told }
}
