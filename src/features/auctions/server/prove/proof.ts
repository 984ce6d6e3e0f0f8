import type { OutputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { LADDER } from '../../rules.ts'
import { bidderNames } from '../bid/queries-book.ts'
import { commitmentToReserve, genesisOf } from '../chain.ts'
import { type AuctionRow, findSeen } from '../queries.ts'
import { wholeBook } from './queries-proof.ts'

type View = OutputOf<typeof auctions.proof>['proof']

/** What anybody needs to count a lot again. The winner's ceiling is never in it, for anybody but the winner. */
export const proof = query(auctions.proof, async ({ input, viewer, db }) => {
  const row = await findSeen(db, input.id, viewer.id)
  if (!row || row.head === null) return refuse('auction.not_found')
  const is_final = row.final_at !== null
  const names = await bidderNames(db, row.id)
  const links = (await wholeBook(db, row.id)).map((link) => {
    const is_told = link.member_id === viewer.id || (is_final && link.member_id !== row.winner_id)
    return {
      ...{ version: link.version, kind: link.kind as 'bid', bidder: link.bidder, at: link.at.toISOString(), price: link.price, leader: link.leader },
      ...{ ends_at: link.ends_at.toISOString(), commitment: link.commitment?.toString('hex') ?? null, fallen: link.fallen },
      hash: link.hash.toString('hex'),
      opening: is_told && link.max_amount !== null ? { maximum: link.max_amount, nonce: link.nonce!.toString('hex') } : null,
    }
  })
  return { proof: proofOf(row, links, row.winner_id && (names.get(row.winner_id) ?? null)) }
})

function proofOf(row: AuctionRow, links: View['links'], winner: number | null): View {
  const is_final = row.final_at !== null
  const { reserve_price, reserve_nonce } = row
  const nonce = reserve_nonce.toString('hex')
  return {
    ...{ auction_id: row.id, number: row.number, name: row.name, status: row.status, currency: row.currency, links, is_final },
    terms: {
      ...{ initial_bid: row.initial_bid, buy_it_now_price: row.buy_it_now_price, soft_close_s: row.soft_close_s },
      reserve_commitment: reserve_price === null ? null : commitmentToReserve(reserve_price, reserve_nonce, row.id).toString('hex'),
      reserve: is_final && reserve_price !== null ? { reserve_price, nonce } : null,
      ladder: LADDER.map(([from, step]) => ({ from, step })),
      ...{ ends_at: row.original_ends_at!.toISOString(), hard_end_at: row.hard_end_at!.toISOString() },
    },
    genesis: genesisOf(row, LADDER).toString('hex'),
    head: row.head!.toString('hex'),
    outcome: row.closed_at === null ? null : { price: row.price, winner },
  }
}
