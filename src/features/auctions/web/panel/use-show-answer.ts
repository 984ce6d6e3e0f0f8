import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'

/** The answer of a command is the lot itself: it stands on the screen at once, without asking again. */
export function useShowAnswer(id: AuctionAnswer['id']) {
  const cache = useQueryClient()
  return (auction: AuctionAnswer) => {
    cache.setQueryData(keyOf(queryOf(auctions.show, { id })), { auction })
    void cache.invalidateQueries({ queryKey: [auctions.bids.http] })
  }
}
