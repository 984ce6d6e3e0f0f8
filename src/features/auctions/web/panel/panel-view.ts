import { isWaiting } from '../../rules.ts'
import { type AuctionAnswer, stepOf } from '../auction-answer.ts'

/** How the viewer stands to the lot; each has its own headline and its own main action. */
export type Stand =
  | 'draft'
  | 'guest'
  | 'open'
  | 'leading'
  | 'leading_unmet'
  | 'outbid'
  | 'owner'
  | 'deciding'
  | 'won'
  | 'paid'
  | 'unpaid'
  | 'offered'
  | 'lost'
  | 'unsold'
  | 'sold'
  | 'cancelled'

/** What the bid panel shows. Amounts are minor units of `currency`. */
export interface PanelView {
  readonly id: string
  readonly currency: string
  readonly stand: Stand
  readonly ends_at: string
  /** Before any extension. */
  readonly original_ends_at: string
  readonly soft_close_s: number
  readonly price: number
  readonly bids: number
  readonly watchers: number
  readonly reserve: 'met' | 'not_met' | 'none'
  /** The least that a bid must be, and the increment there. */
  readonly least: number
  readonly step: number
  readonly my_maximum: number | null
  /** Pseudonym of who leads; null without a bid. */
  readonly leader: number | null
  /** Postage to the viewer; null while the country is not known. */
  readonly shipping: number | null
  /** Until when the winner pays, or the second chance stands. */
  readonly due_at: string | null
}

/** Where the viewer may still bid. */
export const bids = (stand: Stand): boolean => ['open', 'leading', 'leading_unmet', 'outbid'].includes(stand)
/** It can still change. */
export const isRunning = (stand: Stand): boolean => bids(stand) || stand === 'guest' || stand === 'owner'

type Judged = Pick<AuctionAnswer, 'status' | 'ends_at' | 'is_own' | 'own' | 'reserve' | 'why_not' | 'second_chance' | 'outcome'>

/** `now` is the server's time. At its end a lot is over, even before the server has said so. */
export function standOf(lot: Judged, now: number): Stand {
  if (isWaiting(lot.status)) return 'draft'
  if (lot.status === 'active') return lot.ends_at !== null && now >= Date.parse(lot.ends_at) ? 'deciding' : runningStand(lot)
  return endedStand(lot)
}

function runningStand({ is_own, own, reserve, why_not }: Judged): Stand {
  if (is_own) return 'owner'
  if (own?.is_leading) return reserve === 'not_met' ? 'leading_unmet' : 'leading'
  if (own) return 'outbid'
  return why_not === 'guest' ? 'guest' : 'open'
}

function endedStand({ status, own, is_own, second_chance, outcome }: Judged): Stand {
  if (second_chance?.is_mine) return 'offered'
  if (outcome?.is_winner) return wonStand(status, outcome.order_status)
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'closed_sold') return 'unsold'
  return own && !is_own ? 'lost' : 'sold'
}

function wonStand(status: Judged['status'], order_status: string | null): Stand {
  if (status === 'defaulted' || order_status === 'cancelled') return 'unpaid'
  return order_status === 'pending_payment' ? 'won' : 'paid'
}

/** Bought at once or ended early, it was over before the time that was set. */
export const endOf = ({ closed_at, ends_at }: Pick<AuctionAnswer, 'closed_at' | 'ends_at'>): string | null =>
  closed_at !== null && (ends_at === null || Date.parse(closed_at) < Date.parse(ends_at)) ? closed_at : ends_at

export function panelView(lot: AuctionAnswer, now: number, shipping: number | null): PanelView {
  const { id, currency, bid_count, watcher_count, reserve, own, leader, outcome, second_chance, soft_close_s } = lot
  const price = outcome?.price ?? lot.current_price ?? lot.initial_bid
  const ends_at = endOf(lot) ?? lot.server_time
  return {
    ...{ id, currency, reserve, leader, soft_close_s, price, ends_at, shipping },
    stand: standOf(lot, now),
    original_ends_at: lot.original_ends_at ?? ends_at,
    bids: bid_count,
    watchers: watcher_count,
    least: lot.next_minimum ?? lot.initial_bid,
    step: stepOf(lot.ladder, lot.current_price ?? lot.initial_bid),
    my_maximum: second_chance?.is_mine ? second_chance.price : (own?.maximum ?? null),
    due_at: second_chance?.is_mine ? second_chance.until : (outcome?.pay_until ?? null),
  }
}
