import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { GivenOf } from '#kernel/operation.ts'
import { instantOf, isLocal, localAt } from '#kernel/time/wall-time.ts'
import type { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'

export type AuctionGiven = GivenOf<typeof auctions.create>

/** State of the form. Amounts in minor units; undefined while empty or invalid. */
export interface AuctionDraft {
  readonly unit: 'mint' | 'used'
  readonly name: string
  readonly description: string
  readonly initial_bid: number | undefined
  readonly reserve_price: number | undefined
  readonly buy_it_now_price: number | undefined
  /** By the clock of the member’s own zone, as its field writes it. */
  readonly ends_at: string
  readonly shipping_option: string
  readonly shipping_amount: number | undefined
  readonly shipping_abroad: number | undefined
  /** Days. */
  readonly domestic: string
  readonly international: string
}

const free = ({ quantity_owned, committed }: ItemAnswer, unit: 'mint' | 'used') => quantity_owned[unit] - (committed?.[unit] ?? 0)
export const freePieces = (item: ItemAnswer): number => free(item, 'mint') + free(item, 'used')

/** From the item, so that only the start and the end are left to say. */
export const draftOf = (item: ItemAnswer): AuctionDraft => ({
  ...{ unit: free(item, 'used') > 0 ? 'used' : 'mint', name: item.name, description: item.description },
  ...{ initial_bid: undefined, reserve_price: undefined, buy_it_now_price: undefined, ends_at: '' },
  ...{ shipping_option: '', shipping_amount: undefined, shipping_abroad: undefined, domestic: '0', international: '0' },
})

export const draftFrom = (lot: AuctionAnswer, zone: string): AuctionDraft => ({
  ...{ unit: lot.unit, name: lot.name, description: lot.description, initial_bid: lot.initial_bid },
  ...{ reserve_price: lot.reserve_price ?? undefined, buy_it_now_price: lot.buy_it_now_price ?? undefined },
  ends_at: lot.ends_at ? localAt(zone, Date.parse(lot.ends_at)) : '',
  ...{ shipping_option: lot.shipping_option ?? '', shipping_amount: lot.shipping_amount ?? undefined },
  shipping_abroad: lot.shipping_abroad ?? undefined,
  ...{ domestic: String(lot.return_policy.domestic), international: String(lot.return_policy.international) },
})

export function givenOf(draft: AuctionDraft, auctionable_id: AuctionGiven['auctionable_id'], zone: string): AuctionGiven {
  const { domestic, international, shipping_option, ends_at, name, ...rest } = draft
  const given = shipping_option !== ''
  return {
    ...rest,
    auctionable_id,
    name: name.trim() || null,
    // What is missing is sent as null, so that the server says so at its field.
    initial_bid: (draft.initial_bid ?? null) as number,
    reserve_price: draft.reserve_price ?? null,
    buy_it_now_price: draft.buy_it_now_price ?? null,
    ends_at: isLocal(ends_at) ? instantOf(ends_at, zone).toISOString() : null,
    shipping_option: given ? shipping_option : null,
    shipping_amount: given ? (draft.shipping_amount ?? null) : null,
    shipping_abroad: given ? (draft.shipping_abroad ?? null) : null,
    return_policy: { domestic: Number(domestic), international: Number(international) },
  }
}
