import { reserveOf, type Standing, type Terms } from '../rules.ts'
import type { AuctionRow } from './queries.ts'

export const standingIn = ({ current_price, leader_id, top_max, second_max }: Standing): Standing => ({
  current_price,
  leader_id,
  top_max,
  second_max,
})
export const termsOf = ({ initial_bid, reserve_price, buy_it_now_price }: Terms): Terms => ({ initial_bid, reserve_price, buy_it_now_price })
export const reserveState = (row: AuctionRow) => reserveOf(row, row)
export const lotOf = ({ id, name, seller_id }: AuctionRow) => ({ auction_id: id, name, seller_id })
