import { facetsOfItem, numbersOfItem, wordsOfItem } from '#features/listings/server/public.ts'
import { publishMedias } from '#features/media/server/public.ts'
import { ownAddresses } from '#features/places/server/public.ts'
import { ratesOf } from '#features/shipping/server/public.ts'
import { commitUnits, findOwnItem, setItemStatus, type Unit } from '#features/stamp-items/server/public.ts'
import { storeOfMember } from '#features/stores/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import type { AuctionId } from '../../contract.ts'
import { auctionPublished } from '../../contract.ts'
import { HARD_END_MINUTES, LADDER, lasting, publishable } from '../../rules.ts'
import { genesisOf } from '../chain.ts'
import { type AuctionRow, changeAuction, countOpen, findOwn, isBlockedAccount, type Way } from '../queries.ts'
import { lotOf } from '../standing.ts'

export type Seller = Pick<TransactionContext, 'tx' | 'emit' | 'clock'> & { readonly viewer: Pick<Member, 'id' | 'limits'> }

/** Locks in rank order: the seller, because the plan limits how many are open; then the lot and its item. */
export async function lockOwn(
  { viewer, tx }: { readonly viewer: Pick<Member, 'id'>; readonly tx: Seller['tx'] },
  id: AuctionId,
  also: readonly string[] = [],
) {
  await lock(tx, 'members', [viewer.id])
  const found = await findOwn(tx, id, viewer.id)
  if (!found) return refuse('auction.not_found')
  await lock(tx, 'auctions', [id])
  await lock(tx, 'stamp_items', [found.stamp_item_id, ...also])
  return (await findOwn(tx, id, viewer.id)) ?? refuse('auction.not_found')
}

/** Where it is sent from, and in which ways: its own, or all of the seller's store. */
async function waysOf({ tx, viewer }: Seller, row: AuctionRow) {
  const store = await storeOfMember(tx, viewer.id)
  const country = store?.country ?? (await ownAddresses(tx, viewer.id))[0]?.country ?? null
  return { store_id: store?.id ?? null, country, ways: row.shipping_option === null ? await storeWays(tx, viewer.id) : ownWays(row) }
}
async function storeWays(tx: Seller['tx'], member_id: Id<'members'>): Promise<Way[]> {
  const rates = (await ratesOf(tx, [member_id])).get(member_id) ?? []
  return rates.map(({ shipping_option, reach, amount, days_least, days_most }) => ({ shipping_option, reach, amount, days_least, days_most }))
}
function ownWays({ shipping_option, shipping_amount, shipping_abroad }: AuctionRow): Way[] {
  const way = { shipping_option: shipping_option!, days_least: 2, days_most: 10 }
  const abroad = shipping_abroad === null ? [] : [{ ...way, reach: 'abroad' as const, amount: shipping_abroad, days_most: 30 }]
  return [{ ...way, reach: 'home', amount: shipping_amount! }, ...abroad]
}

/** All that publishing asks but for the promise, as it would be at this time. Without a limit: how many are open is asked when it opens. */
export async function readyAt(seller: Seller, row: AuctionRow, at: Date, limit?: number) {
  const { viewer, tx } = seller
  const item = await findOwnItem(tx, row.stamp_item_id, viewer.id)
  if (!item) return refuse('auction.item_not_found')
  const ready = { item_status: item.status, has_picture: item.media_ids.length > 0, open: await countOpen(tx, viewer.id) }
  const no = publishable({ ...ready, limit }) ?? lasting(row.ends_at, at)
  if (no) return no
  const { store_id, country, ways } = await waysOf(seller, row)
  if (country === null) return refuse('auction.no_address')
  if (!ways.length) return refuse('auction.no_shipping')
  if (await isBlockedAccount(tx, viewer.id)) return refuse('auction.account_inactive')
  return { item, opening: { at, store_id, country, ways } }
}

/** The only code that opens a lot. Precondition: the locks of `lockOwn` are held. */
export async function publishAuction(seller: Seller, row: AuctionRow) {
  const { viewer, tx, emit, clock } = seller
  const ready = await readyAt(seller, row, await clock(), viewer.limits.auctions)
  if (refused(ready)) return ready
  const { item, opening } = ready
  const promise = { stamp_item_id: row.stamp_item_id, unit: row.unit as Unit, quantity: 1, kind: 'auction' as const, ref_id: row.id }
  if (!(await commitUnits(tx, promise))) return refuse('auction.item_committed')
  await setItemStatus(tx, row.stamp_item_id, 'IN_AUCTION')
  await publishMedias(tx, item.media_ids)
  await open(tx, row, opening, item)
  emit(auctionPublished, lotOf(row))
  return undefined
}

interface Opening {
  readonly at: Date
  readonly store_id: Id<'stores'> | null
  readonly country: string
  readonly ways: readonly Way[]
}
async function open(
  tx: Seller['tx'],
  row: AuctionRow,
  { at, store_id, country, ways }: Opening,
  item: NonNullable<Awaited<ReturnType<typeof findOwnItem>>>,
) {
  const ends_at = row.ends_at!
  const hard_end_at = new Date(ends_at.getTime() + HARD_END_MINUTES * 60_000)
  await changeAuction(tx, row.id, {
    ...{
      status: 'active',
      publish_at: null,
      store_id,
      country,
      rates: JSON.stringify(ways),
      published_at: at,
      original_ends_at: ends_at,
      hard_end_at,
    },
    head: genesisOf({ ...row, original_ends_at: ends_at, hard_end_at }, LADDER),
    facets: [...(await facetsOfItem(tx, item)), ...ways.map(({ shipping_option }) => `shipping_option:${shipping_option}`)],
    words: [...new Set([...wordsIn([row.name]), ...(await wordsOfItem(tx, item))])],
    catalogue_numbers: numbersOfItem(item),
  })
}
