import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const bountyMachine = machine([
  { from: 'Draft', action: 'publish', by: 'poster', to: 'Active', guard: 'the reward is there: it is held' },
  { from: 'Draft', action: 'archive', by: 'poster', to: 'Archived' },
  { from: 'Draft', action: 'schedule', by: 'poster', to: 'Scheduled', guard: 'a time within a year; nothing is held yet' },
  { from: 'Scheduled', action: 'publish', by: 'poster', to: 'Active', guard: 'the reward is there: it is held' },
  { from: 'Scheduled', action: 'publish', by: 'clock', to: 'Active', guard: 'its time has come, and the reward is there: it is held' },
  { from: 'Scheduled', action: 'miss', by: 'clock', to: 'Draft', guard: 'its time has come, and it cannot be published' },
  { from: 'Scheduled', action: 'unschedule', by: 'poster', to: 'Draft' },
  { from: 'Scheduled', action: 'archive', by: 'poster', to: 'Archived' },
  { from: 'Active', action: 'close', by: 'poster', to: 'Closed', guard: 'no accepted offer waits; the reward goes back' },
  { from: 'Active', action: 'expire', by: 'clock', to: 'Closed', guard: 'no accepted offer waits; the reward goes back' },
  { from: 'Active', action: 'award', by: 'poster', to: 'Won', guard: 'an offer is accepted: its finder is paid' },
  { from: 'Active', action: 'award', by: 'system', to: 'Won', guard: 'what the accepted offer leads to was delivered to the poster' },
  { from: 'Closed', action: 'publish', by: 'poster', to: 'Active', guard: 'the reward is there: it is held again' },
  { from: 'Closed', action: 'archive', by: 'poster', to: 'Archived' },
  { from: 'Won', action: 'archive', by: 'poster', to: 'Archived' },
])
export type BountyStatus = StateOf<typeof bountyMachine>

export const bountyOfferMachine = machine([
  { from: 'Pending', action: 'accept', by: 'poster', to: 'Accepted', guard: 'no other one is accepted; its link is shown now' },
  { from: 'Pending', action: 'reject', by: 'poster', to: 'Rejected' },
  { from: 'Pending', action: 'withdraw', by: 'finder', to: 'Rejected' },
  { from: 'Pending', action: 'end', by: 'system', to: 'Rejected', guard: 'the bounty has ended, or the thing has left the market' },
  { from: 'Accepted', action: 'end', by: 'system', to: 'Rejected', guard: 'sold to somebody else' },
  { from: 'Accepted', action: 'lapse', by: 'clock', to: 'Rejected', guard: '14 days, and the poster has not bought it' },
])
export type BountyOfferStatus = StateOf<typeof bountyOfferMachine>

export const bountyStatuses = ['Draft', 'Scheduled', 'Active', 'Closed', 'Won', 'Archived'] as const satisfies readonly BountyStatus[]
/** Not opened yet: its poster’s alone. */
export const isWaiting = (status: string): status is 'Draft' | 'Scheduled' => status === 'Draft' || status === 'Scheduled'
export const offerStatuses = ['Pending', 'Accepted', 'Rejected'] as const satisfies readonly BountyOfferStatus[]
export const offerReasons = ['poster', 'withdrawn', 'closed', 'won', 'gone', 'lapsed'] as const
export type OfferReason = (typeof offerReasons)[number]

/** Days for buying what was accepted. */
export const LAPSE_DAYS = 14
/** A finder's open offers for one bounty. */
export const OFFERS_MOST = 5

interface Reward {
  readonly reward_option: 'money' | 'coins'
  readonly offered_amount?: number | null | undefined
  readonly offered_coins?: number | null | undefined
}
/** The reward in one number, or nothing where the form names none or both. */
export function rewardOf({ reward_option, offered_amount, offered_coins }: Reward): number | undefined {
  const [named, other] = reward_option === 'money' ? [offered_amount, offered_coins] : [offered_coins, offered_amount]
  return named && !other ? named : undefined
}

/** Equality with the end is over. */
export const isOver = ({ expires_at }: { readonly expires_at: Date | null }, now: Date) => expires_at !== null && expires_at <= now

interface Hunt {
  readonly user_id: string
  readonly status: string
  readonly expires_at: Date | null
}
/** Why this member cannot offer for it now, if so. */
export function huntable(bounty: Hunt, finder_id: string, now: Date) {
  if (bounty.user_id === finder_id) return refuse('bounty_offer.own')
  return bounty.status !== 'Active' || isOver(bounty, now) ? refuse('bounty_offer.closed') : undefined
}

/** Houses outside whose pages may be named; their own hosts below count too. */
export const hosts = [
  ...['ebay.com', 'ebay.co.uk', 'ebay.de', 'ebay.fr', 'ebay.es', 'ebay.it', 'ebay.ca', 'ebay.com.au', 'delcampe.net', 'hipstamp.com'],
  ...[
    'stampauctionnetwork.com',
    'siegelauctions.com',
    'spink.com',
    'stanleygibbons.com',
    'ma-shops.com',
    'vcoins.com',
    'catawiki.com',
    'colnect.com',
  ],
] as const
/** A page of one of these houses by https, or nothing. */
export function linkOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url.href : undefined
}

/** An outside link earns nothing: whoever names it sells nothing here. Then the reward goes back to the poster. */
export const earns = ({ referable_type }: { readonly referable_type: string }) => referable_type !== 'referral_link'
