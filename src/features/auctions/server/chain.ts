import { createHash, randomBytes } from 'node:crypto'
import type { Ladder } from '../rules.ts'

const sha256 = (lines: readonly (string | number | null)[]) =>
  createHash('sha256')
    .update(lines.map((one) => one ?? '-').join('\n'))
    .digest()
export const newNonce = () => randomBytes(16)

/** Hides a ceiling until it is opened: nobody can try all amounts, because the nonce is not known. */
export const commitmentTo = (amount: number, nonce: Buffer, auction_id: string, bidder: number) =>
  sha256(['maximum', auction_id, bidder, amount, nonce.toString('hex')])
export const commitmentToReserve = (amount: number, nonce: Buffer, auction_id: string) =>
  sha256(['reserve', auction_id, amount, nonce.toString('hex')])

export interface Genesis {
  readonly id: string
  readonly currency: string
  readonly initial_bid: number
  readonly reserve_price: number | null
  readonly reserve_nonce: Buffer
  readonly buy_it_now_price: number | null
  readonly soft_close_s: number
  readonly original_ends_at: Date | null
  readonly hard_end_at: Date | null
}
/** The first link: the terms, the reserve as a commitment, and the ladder. */
export function genesisOf(lot: Genesis, ladder: Ladder): Buffer {
  const reserve = lot.reserve_price === null ? null : commitmentToReserve(lot.reserve_price, lot.reserve_nonce, lot.id).toString('hex')
  const steps = ladder.map(([from, step]) => `${from}:${step}`).join(',')
  const ends = [lot.original_ends_at!.toISOString(), lot.hard_end_at!.toISOString()]
  return sha256(['cachet-auction-1', lot.id, lot.currency, lot.initial_bid, lot.buy_it_now_price, reserve, steps, lot.soft_close_s, ...ends])
}

export interface Link {
  readonly version: number
  readonly kind: string
  readonly bidder: number
  readonly at: Date
  readonly price: number | null
  readonly leader: number | null
  readonly ends_at: Date
  readonly commitment: Buffer | null
  readonly fallen: readonly number[]
}
export const linkHash = (previous: Buffer, { version, kind, bidder, at, price, leader, ends_at, commitment, fallen }: Link): Buffer =>
  sha256([
    ...[previous.toString('hex'), version, kind, bidder, at.toISOString(), price, leader, ends_at.toISOString()],
    ...[commitment?.toString('hex') ?? null, fallen.join(',')],
  ])
