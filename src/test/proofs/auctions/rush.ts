import { rest } from '#test/support/client.ts'
import { act, amountFor, type Bidder, look, type Seen } from './bidding.ts'
import type { Deed, History } from './history.ts'
import type { Lot } from './lots.ts'
import type { Victims } from './processes.ts'

interface Rush {
  readonly bidders: readonly Bidder[]
  /** Most calls go to it. */
  readonly hot: Lot
  /** Towards the end somebody buys it at once. */
  readonly bought: Lot
  readonly victims: Victims
  readonly most: number
  readonly kills: number
}
/** All bid at once, each one call after the other, while processes are killed; `end` runs when there were enough calls, and they go on until it is done. */
export async function rush({ bidders, hot, bought, victims, most, kills }: Rush, end: () => Promise<void>) {
  const seen = new Map<Lot, Seen>([hot, bought].map((lot) => [lot, { version: 0, price: null, is_open: true }]))
  const used = new Set<string>()
  let [calls, stopped] = [0, false]
  const once = (bidder: Bidder) => {
    const lot = Math.random() < 0.85 || calls < most / 3 ? hot : bought
    const [about, dice] = [seen.get(lot)!, Math.random()]
    if (dice < 0.25) return look(bidder, lot, about)
    if (dice < 0.28) return act(bidder, lot, about, 'retract', null)
    if (lot === bought && dice < 0.32 && calls > most * 0.8) return act(bidder, lot, about, 'buy_now', null)
    return act(bidder, lot, about, 'bid', amountFor(lot, about, used, bidder.name))
  }
  const loop = async (bidder: Bidder) => {
    for (; !stopped; calls++) await once(bidder)
  }
  const bidding = Promise.all(bidders.map(loop))
  // Awaited below; until then its failure is not unhandled.
  bidding.catch(() => {})
  for (let n = 1; n <= kills; n++) {
    while (calls < (most * n) / (kills + 1)) await Promise.race([rest(10, 10), bidding])
    await victims.kill(n % victims.urls.length)
  }
  while (calls < most) await Promise.race([rest(20, 20), bidding])
  await end()
  stopped = true
  await bidding
  return { calls, kills }
}

export const part = (of: readonly number[], share: number) =>
  of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * share))] ?? 0

export function figuresOf(histories: readonly History[]): string {
  const deeds = histories.flatMap(({ ops }) => ops).filter((op): op is Deed => op.op !== 'read')
  const links = histories.flatMap((history) => history.links)
  const of = (kind: Deed['op']) => links.filter((link) => link.kind === kind).length
  const said = (...codes: string[]) => deeds.filter((deed) => codes.includes(deed.said)).length
  const took = deeds.map(({ t0, t1 }) => t1 - t0)
  return [
    `${links.length} accepted (${of('retract')} withdrawals, ${of('buy_now')} bought at once)`,
    `${said('auction.too_low', 'auction.not_higher')} too low, ${said('auction.closed')} late, ${said('unknown')} unanswered`,
    `an answer after ${part(took, 0.5)} ms in the median, p99 ${part(took, 0.99)} ms`,
  ].join('; ')
}
