import { expect, test } from 'vitest'
import { replay } from '../../replay.mjs'
import { endAfter, LADDER, NO_BIDS, place, type Standing, type Terms } from '../../rules.ts'
import type { ProofAnswer } from '../auction-answer.ts'

const sha256 = async (lines: readonly (string | number | null)[]) => {
  const bytes = new TextEncoder().encode(lines.map((one) => one ?? '-').join('\n'))
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const ID = '01981c2a-0000-7000-8000-000000000001' as ProofAnswer['auction_id']
const START = Date.parse('2026-11-20T20:00:00.000Z')
const clock = { ends_at: '2026-11-20T21:00:00.000Z', hard_end_at: '2026-11-20T22:00:00.000Z', soft_close_s: 120 }
type Placed = readonly [bidder: number, maximum: number, minute: number]

/** A book as the server writes it, by the product's own rules; the winner's maxima stay sealed. */
async function bookOf(placed: readonly Placed[], terms: Terms): Promise<ProofAnswer> {
  const reserve_commitment = terms.reserve_price === null ? null : await sha256(['reserve', ID, terms.reserve_price, 'ab'])
  const steps = LADDER.map(([from, step]) => `${from}:${step}`).join(',')
  const first = ['cachet-auction-1', ID, 'USD', terms.initial_bid, terms.buy_it_now_price, reserve_commitment, steps]
  const genesis = await sha256([...first, clock.soft_close_s, clock.ends_at, clock.hard_end_at])
  let [head, ends, now] = [genesis, new Date(clock.ends_at), NO_BIDS as Standing]
  const links: ProofAnswer['links'] = []
  for (const [index, [bidder, maximum, minute]] of placed.entries()) {
    const at = new Date(START + minute * 60_000)
    const after = place(now, terms, { bidder_id: String(bidder), amount: maximum })
    ends = endAfter({ ends_at: ends, hard_end_at: new Date(clock.hard_end_at), soft_close_s: clock.soft_close_s }, at, now, after)
    now = after
    const commitment = await sha256(['maximum', ID, bidder, maximum, 'cd'])
    const said = { version: index + 1, kind: 'bid' as const, bidder, at: at.toISOString(), price: now.current_price, leader: Number(now.leader_id) }
    const rest = { ends_at: ends.toISOString(), commitment, fallen: [] }
    head = await sha256([head, said.version, said.kind, bidder, said.at, said.price, said.leader, rest.ends_at, commitment, ''])
    links.push({ ...said, ...rest, hash: head, opening: { maximum, nonce: 'cd' } })
  }
  const winner = Number(now.leader_id)
  return {
    ...{ auction_id: ID, number: 4411, name: 'Columbus', status: 'closed_sold', currency: 'USD', genesis, head, is_final: true },
    terms: {
      ...{ initial_bid: terms.initial_bid, buy_it_now_price: terms.buy_it_now_price, reserve_commitment, ...clock },
      reserve: terms.reserve_price === null ? null : { reserve_price: terms.reserve_price, nonce: 'ab' },
      ladder: LADDER.map(([from, step]) => ({ from, step })),
    },
    links: links.map((link) => (link.bidder === winner ? { ...link, opening: null } : link)),
    outcome: { price: now.current_price, winner },
  }
}
const plain: Terms = { initial_bid: 10_000, reserve_price: null, buy_it_now_price: null }
const war: Placed[] = [
  [1, 12_000, 0],
  [2, 18_000, 10],
  [1, 21_000, 20],
  [2, 29_000, 30],
  [3, 29_000, 40],
  [2, 41_000, 59],
  [3, 42_000, 59.5],
]

test('a bid war is right, though the winner’s maxima stay sealed', async () => {
  expect(await replay(await bookOf(war, plain))).toEqual({ links: 7, openings: 5, second_chance: false, wrong: [], is_right: true })
})

test('books of any bids are right: 300 lots, with and without a reserve', async () => {
  let seed = 7
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let lot = 0; lot < 300; lot++) {
    const terms = { ...plain, reserve_price: draw(2) ? 15_000 + draw(20_000) : null }
    let [now, minute] = [NO_BIDS as Standing, 0]
    const placed: Placed[] = []
    for (let count = 1 + draw(9); count > 0; count--) {
      const bidder = 1 + draw(4)
      const own = now.leader_id === String(bidder)
      const least = own
        ? now.top_max! + 1
        : now.current_price === null
          ? 10_000
          : now.current_price + LADDER.findLast(([from]) => now.current_price! >= from)![1]
      const maximum = least + draw(6_000)
      minute += draw(7)
      if (minute >= 60) break
      placed.push([bidder, maximum, minute])
      now = place(now, terms, { bidder_id: String(bidder), amount: maximum })
    }
    if (placed.length) expect((await replay(await bookOf(placed, terms))).wrong, JSON.stringify({ placed, terms })).toEqual([])
  }
})

test('whatever is changed afterwards is found', async () => {
  const book = await bookOf(war, { ...plain, reserve_price: 15_000 })
  const at = (version: number, change: (link: ProofAnswer['links'][number]) => object): ProofAnswer => ({
    ...book,
    links: book.links.map((link) => (link.version === version ? { ...link, ...change(link) } : link)),
  })
  const found = async (proof: ProofAnswer) => (await replay(proof)).wrong.map(({ version, what }) => `${version} ${what}`)
  expect(await found(at(4, ({ price }) => ({ price: price! + 500 })))).toContain('4 link')
  expect(await found(at(3, () => ({ opening: { maximum: 20_000, nonce: 'cd' } })))).toContain('3 opening')
  expect(await found({ ...book, links: book.links.filter(({ version }) => version !== 2) })).toContain('3 link')
  expect(await found({ ...book, outcome: { price: 20_000, winner: book.outcome!.winner } })).toContain('7 outcome')
  expect(await found({ ...book, terms: { ...book.terms, reserve: { reserve_price: 99_000, nonce: 'ab' } } })).toContain('0 opening')
  expect(await found({ ...book, terms: { ...book.terms, initial_bid: 1 } })).toContain('0 link')
})

test('a whole chain counted anew with another price, leader or end breaks a rule', async () => {
  const book = await bookOf(war, plain)
  const wrongs = async (version: number, change: object) => {
    const links = book.links.map((link) => (link.version === version ? { ...link, ...change } : link))
    return (await replay({ ...book, links })).wrong.flatMap(({ version: of, what }) => (of === version && what !== 'link' ? [what] : []))
  }
  expect(await wrongs(4, { price: 29_000 })).toContain('price')
  expect(await wrongs(3, { leader: 2 })).toContain('leader')
  expect(await wrongs(6, { ends_at: clock.ends_at })).toContain('end')
  expect(await wrongs(2, { at: '2026-11-20T21:30:00.000Z' })).toContain('late')
})
