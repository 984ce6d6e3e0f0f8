import * as z from 'zod/mini'
import { Amount, Currency, named } from '#kernel/shapes.ts'
import { AuctionId, auctionStatuses, bidKinds, nullable } from './shapes.ts'

/** A link of the chain of a lot. */
const Link = z.object({
  version: z.int(),
  kind: z.enum(bidKinds),
  bidder: z.int(),
  at: z.string(),
  price: nullable.amount,
  leader: nullable.whole,
  ends_at: z.string(),
  /** SHA-256 of the ceiling, a secret of the bid, the lot and the pseudonym. */
  commitment: nullable.text,
  /** Versions of the bids that fell with this link. */
  fallen: z.array(z.int()),
  hash: z.string(),
  /** Once final, of all bids but the winner's; one's own at any time. */
  opening: z.nullable(z.object({ maximum: Amount, nonce: z.string() })),
})
export const Proof = named(
  'AuctionProof',
  z.object({
    auction_id: AuctionId,
    number: z.int(),
    name: z.string(),
    status: z.enum(auctionStatuses),
    currency: Currency,
    terms: z.object({
      initial_bid: Amount,
      buy_it_now_price: nullable.amount,
      /** Commitment to the hidden reserve, opened once final; null: no reserve. */
      reserve_commitment: nullable.text,
      reserve: z.nullable(z.object({ reserve_price: Amount, nonce: z.string() })),
      ladder: z.array(z.object({ from: Amount, step: Amount })),
      soft_close_s: z.int(),
      ends_at: z.string(),
      hard_end_at: z.string(),
    }),
    /** Hash of the terms, the first link. */
    genesis: z.string(),
    links: z.array(Link),
    head: z.string(),
    outcome: z.nullable(z.object({ price: nullable.amount, winner: nullable.whole })),
    is_final: z.boolean(),
  }),
)
