import { isOpen } from './rules.ts'

interface Faced {
  /** Of the conversation about the trade. */
  readonly status: string
  /** What became of this round while the conversation went on. */
  readonly outcome: string | null
  readonly is_over: boolean
}
const OUTCOMES: Readonly<Record<string, 'countered' | 'declined' | 'withdrawn'>> = {
  ...{ CounterOffer_Placed: 'countered', CounterOffer_Rejected: 'declined', Removed: 'withdrawn' },
}
const ENDS: Readonly<Record<string, 'accepted' | 'declined' | 'expired' | 'withdrawn'>> = {
  ...{ Accepted: 'accepted', Rejected: 'declined', Expired: 'expired', Removed: 'withdrawn' },
}
/** How one offer of a trade stands now. */
export function faceOf({ status, outcome, is_over }: Faced) {
  if (outcome !== null) return OUTCOMES[outcome] ?? 'withdrawn'
  if (isOpen(status)) return is_over ? 'expired' : 'placed'
  return ENDS[status] ?? 'placed'
}
