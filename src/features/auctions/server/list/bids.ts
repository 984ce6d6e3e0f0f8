import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { findSeen } from '../queries.ts'
import { bidPage, bidsOf } from './queries-bids.ts'

const KEYS = z.tuple([CountKey])

/** Pseudonyms for everybody but the seller and oneself; a ceiling for its owner, and once final for all but the winner's. */
export const bids = query(auctions.bids, async ({ input, viewer, db }) => {
  const row = await findSeen(db, input.id, viewer.id)
  if (!row) return refuse('auction.not_found')
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(auctions.bids, input, await bidPage(db, row.id, place), (bid) => [bid.version])
  const is_final = row.final_at !== null
  const data = rows.map(({ member_id, max_amount, username, full_name, ...bid }) => {
    const is_you = viewer.id === member_id
    const is_told = is_you || (is_final && member_id !== (row.winner_id ?? ''))
    return {
      ...bid,
      kind: bid.kind as 'bid',
      is_you,
      user: is_you || viewer.id === row.seller_id ? { id: member_id, username, full_name: full_name! } : null,
      maximum_amount: is_told ? max_amount : null,
    }
  })
  const total = input.cursor === undefined ? await totalOf(db, bidsOf(db, row.id)) : {}
  return { bids: { data, ...total, next_page_url } }
})
