import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { places } from '#features/places/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { giveCoins, keepItem } from '#test/support/fixtures.ts'
import type { World } from '#test/support/world.ts'
import type { TradeCircleId } from '../contract.ts'

const home = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }

/** What tests of circles do again and again: each has what the next one wants. */
export function circling(world: World) {
  const homes = new Map<string, Id<'addresses'>>()
  return {
    home: (who: Actor) => homes.get(who.id)!,
    /** Everybody has coins and an address. */
    async begin(members: readonly Actor[], purse = 1_000) {
      for (const who of members) {
        homes.set(who.id, (await who.gets(places.create, home)).address.id)
        if (purse) await giveCoins(world, who, purse)
      }
    },
    /** A ring of wants: the first has what the second wants, and so on. */
    async ring(members: readonly Actor[], value = 35_000): Promise<Id<'stamp_items'>[]> {
      const entries = await keepEntry(world, ...members.map(({ name }) => ({ name: `Wanted of ${name} ${crypto.randomUUID().slice(0, 6)}` })))
      const items: Id<'stamp_items'>[] = []
      for (const [at, who] of members.entries()) {
        const catalogue_number = [{ type: 'scott' as const, number: '3', value, year: 2024 }]
        const given = { name: `Double of ${who.name}`, status: 'FOR_TRADE' as const, catalogue_entry_id: entries[at]! as never, catalogue_number }
        items.push((await keepItem(world, who, given)).id)
        const next = members[(at + 1) % members.length]!
        await next.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entries[at]! })
      }
      return items
    },
    /** The day of the search has come; the circles that wait since. */
    async search(): Promise<TradeCircleId[]> {
      const { rows: before } = await world.pool.query<{ n: number }>('select count(*)::int as n from trade_circle_searches')
      await world.pool.query('update trade_circle_searches set due_at = clock_timestamp() where due_at is not null')
      await world.settle()
      for (let n = 0; n < 600; n++) {
        const { rows } = await world.pool.query<{ n: number }>('select count(*)::int as n from trade_circle_searches')
        if (rows[0]!.n > before[0]!.n) break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await world.settle()
      const { rows } = await world.pool.query<{ id: TradeCircleId }>("select id from trade_circles where status = 'asked' order by id desc")
      return rows.map(({ id }) => id)
    },
    /** What a member may spend: what is held is not among it. */
    async free(who: Actor): Promise<number> {
      const { rows } = await world.pool.query<{ n: number }>(
        "select coalesce(sum(credits_posted - debits_posted - debits_pending), 0)::int as n from ledger_accounts where owner_id = $1 and code = 'member_coins'",
        [who.id],
      )
      return rows[0]!.n
    },
    async isSound(): Promise<boolean> {
      const sums = await ledgerSums(world.product.db)
      return (await ledgerDrift(world.product.db)).length === 0 && sums.every(({ sum }) => sum === 0)
    },
  }
}
