import { isOpen } from '../../rules.ts'

interface Faced {
  /** Of the conversation about the trade. */
  readonly status: string
  /** What became of this round while the conversation went on. */
  readonly outcome: string | null
  /** Its terms are those that are talked about. */
  readonly is_standing: boolean
  readonly is_over: boolean
}
const OUTCOMES: Readonly<Record<string, 'countered' | 'declined' | 'withdrawn'>> = {
  ...{ CounterOffer_Placed: 'countered', CounterOffer_Rejected: 'declined', Removed: 'withdrawn' },
}
const ENDS: Readonly<Record<string, 'accepted' | 'declined' | 'expired' | 'withdrawn'>> = {
  ...{ Accepted: 'accepted', Rejected: 'declined', Expired: 'expired', Removed: 'withdrawn' },
}
/** How one offer of a trade stands now. */
export function faceOf({ status, outcome, is_standing, is_over }: Faced) {
  if (!is_standing) return OUTCOMES[outcome ?? 'CounterOffer_Placed'] ?? 'withdrawn'
  if (isOpen(status)) return is_over ? 'expired' : 'placed'
  return ENDS[status] ?? 'placed'
}
