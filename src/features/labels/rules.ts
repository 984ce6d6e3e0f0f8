import { machine, type StateOf } from '#kernel/machine.ts'

export const labelMachine = machine([
  { from: 'buying', action: 'buy', by: 'system', to: 'bought', guard: 'the carrier has sold it, and its price is taken' },
  { from: 'buying', action: 'fail', by: 'system', to: 'failed', guard: 'the carrier has refused, and nothing is taken' },
  { from: 'bought', action: 'send', by: 'seller', to: 'sent' },
  { from: 'bought', action: 'scan', by: 'system', to: 'sent', guard: 'the carrier says that it has the parcel' },
  { from: 'bought', action: 'void', by: 'seller', to: 'voiding' },
  { from: 'voiding', action: 'give_back', by: 'system', to: 'voided', guard: 'the carrier takes it back, and its price is returned' },
  { from: 'voiding', action: 'keep', by: 'system', to: 'bought', guard: 'the carrier does not take it back' },
])
export type LabelStatus = StateOf<typeof labelMachine>
export const labelStatuses = ['buying', 'bought', 'sent', 'failed', 'voiding', 'voided'] as const satisfies readonly LabelStatus[]

/** Minutes for which offered rates may be bought. */
export const RATE_MINUTES = 30
/** Labels of one order at most, whatever became of them. */
export const LABELS_MOST = 40
/** Labels that are compared, bought or printed together. */
export const MANY = 50
/** An order has a label: it is being bought, is bought, or has left. What is given back or failed is none. */
export const hasLabel = (labels: readonly { readonly status: LabelStatus }[]) =>
  labels.some(({ status }) => status === 'buying' || status === 'bought' || status === 'sent')

/** What a carrier says of a parcel, in the words of EasyPost. */
export const labelTracks = [
  ...(['unknown', 'pre_transit', 'in_transit', 'out_for_delivery', 'available_for_pickup'] as const),
  ...(['return_to_sender', 'failure', 'cancelled', 'error', 'delivered'] as const),
] as const
export type LabelTrack = (typeof labelTracks)[number]
const WITH_CARRIER: ReadonlySet<string> = new Set(['in_transit', 'out_for_delivery', 'available_for_pickup', 'return_to_sender', 'delivered'])
/** The carrier has the parcel, or had it. */
export const isUnderway = (track: LabelTrack) => WITH_CARRIER.has(track)

export const trackOf = (said: string): LabelTrack => labelTracks.find((track) => track === said) ?? 'unknown'
/** Answers come late and out of order: what has arrived stays arrived, and what is underway does not return to the counter. */
export const trackFollows = (from: LabelTrack, to: LabelTrack): boolean =>
  from !== to && from !== 'delivered' && (isUnderway(to) || !isUnderway(from))

const HOUR = 3_600
const LONGEST = { buying: HOUR, voiding: 24 * HOUR, bought: 12 * HOUR, sent: 12 * HOUR } as const
/** Looks after which a parcel is asked for no more: about sixty days. */
const LOOKS_MOST = 130
/** Seconds until the carrier is asked again, ever longer; null: not any more. Money that is under way is asked for until there is an answer. */
export function untilNextLook(status: LabelStatus, looks: number, track: LabelTrack): number | null {
  if (!(status in LONGEST)) return null
  if (looks > LOOKS_MOST && (status === 'bought' || status === 'sent')) return null
  if (status === 'sent' && track === 'delivered') return null
  return Math.min(LONGEST[status as keyof typeof LONGEST], 30 * 2 ** Math.min(looks, 12))
}

/** Pounds and ounces in ounces. */
export const ouncesOf = ({ lbs_weight, weight }: { readonly lbs_weight: number; readonly weight: number }) => 16 * lbs_weight + weight

interface Rate {
  readonly amount: number
  readonly days: number | null
}
/** The cheapest first, and of two equal ones the faster. */
export const byPrice = <R extends Rate>(rates: readonly R[]): R[] =>
  rates.toSorted((a, b) => a.amount - b.amount || (a.days ?? Number.MAX_SAFE_INTEGER) - (b.days ?? Number.MAX_SAFE_INTEGER))
