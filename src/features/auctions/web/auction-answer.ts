import type { AnswerOf } from '#kernel/operation.ts'
import type { auctions } from '../contract.ts'

export type AuctionAnswer = AnswerOf<typeof auctions.show>['auction']
export type AuctionListed = AnswerOf<typeof auctions.list>['auctions']['data'][number]
export type BidAnswer = AnswerOf<typeof auctions.bids>['bids']['data'][number]
export type ProofAnswer = AnswerOf<typeof auctions.proof>['proof']

/** Increment at this price. */
export const stepOf = (ladder: AuctionAnswer['ladder'], price: number): number => ladder.findLast(({ from }) => price >= from)?.step ?? 1
