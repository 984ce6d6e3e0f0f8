import { otherSide, type Side } from '../../rules.ts'
import { idsOf } from '../piece.ts'
import type { OfferAnswer } from '../trade-words.ts'
import type { PaneTerms } from './differences.ts'

const items = { owner: 'items_from_owner', proposer: 'items_from_proposer' } as const
const coins = { owner: 'coins_from_owner', proposer: 'coins_from_proposer' } as const

/** PaneTerms as one side sees them. */
export function termsOf(offer: OfferAnswer, side: Side): PaneTerms {
  const other = otherSide(side)
  return { give: offer[items[side]], receive: offer[items[other]], coins_given: offer[coins[side]], coins_received: offer[coins[other]] }
}
export function givenOf({ give, receive, coins_given, coins_received }: PaneTerms, side: Side) {
  const [mine, theirs] = [idsOf(give), idsOf(receive)]
  return side === 'owner'
    ? { items_from_owner: mine, items_from_proposer: theirs, coins_from_owner: coins_given, coins_from_proposer: coins_received }
    : { items_from_owner: theirs, items_from_proposer: mine, coins_from_owner: coins_received, coins_from_proposer: coins_given }
}
