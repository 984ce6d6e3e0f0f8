import { expect, test } from 'vitest'
import { type Deed, faultsIn, type History, type Sight } from './history.ts'
import { openBook, stepOver } from './plain-book.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] }
interface Loose {
  terms: History['terms']
  ends: Open<History['ends'][number]>[]
  links: Open<History['links'][number]>[]
  ops: (Open<Deed> | Open<Sight>)[]
  closed: Open<History['closed'][number]>[]
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let x = seed
  return (most: number) => {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((x / 2_147_483_648) * most)
  }
}
const START = 1_000_000

/** What 30 bidders and readers see of a sound lot. */
function sound(calls = 3_000, seed = 7): Loose {
  const roll = dice(seed)
  const terms = { start: 1_000, reserve: 4_000, buy_now: 6_000, soft_ms: 2_000 }
  const ends = [{ version: 0, ends: START + 1_500, hard: START + 60_000_000 }]
  const book = openBook(terms, ends[0]!)
  const history: Loose = { terms, ends, links: [], ops: [], closed: [] }
  let at = START
  for (let n = 0; n < calls; n++) {
    at += 60 + roll(3)
    const [t0, t1, state, user] = [at - 30 - roll(900), at + 30 + roll(900), book.state(), `m${roll(30)}`]
    const kind = roll(10)
    if (kind < 3) {
      const { version, price, leader, ends: end } = state
      history.ops.push({ op: 'read', t0, t1, version, price, leader, ends: end })
      continue
    }
    const op = kind < 9 ? 'bid' : 'retract'
    const amount = op === 'bid' ? (state.price ?? 950) + roll(3 * stepOver(state.price ?? 950)) : null
    const before = { leader: state.leader, low: amount }
    const after = book.write({ kind: op, user, amount, at })
    if (typeof after === 'string') {
      const said = op === 'retract' ? 'auction.not_retractable' : before.leader === user ? 'auction.not_higher' : 'auction.too_low'
      history.ops.push({ op, user, amount, t0, t1, said: roll(40) ? said : 'unknown' })
      continue
    }
    history.links.push({ version: after.version, kind: op, user, amount, at, price: after.price, leader: after.leader, ends: after.ends })
    const known = roll(40) > 0
    history.ops.push({ op, user, amount, t0, t1, said: known ? 'ok' : 'unknown', ...(known && { version: after.version }) })
  }
  const { version, leader, price, ends: last } = book.state()
  history.closed.push({ at: last + 20, version, winner: leader, price })
  return history
}
const deeds = ({ ops }: Loose) => ops.filter((op) => op.op !== 'read') as Open<Deed>[]
const reads = ({ ops }: Loose) => ops.filter((op) => op.op === 'read') as Open<Sight>[]
const accepted = (history: Loose, from: number) => deeds(history).find(({ op, said, version }) => op === 'bid' && said === 'ok' && version! >= from)!

test('sound histories are linearizable, whatever the dice say', () => {
  for (let seed = 1; seed <= 10; seed++) expect(faultsIn(sound(1_000, seed))).toEqual([])
  expect(sound().links.filter(({ kind }) => kind === 'retract').length).toBeGreaterThan(20)
})

/** Each breaks one promise. */
const BREAKS: Readonly<Record<string, (history: Loose) => void>> = {
  'an acknowledged bid is lost': (history) => void delete accepted(history, 10).version,
  'a link is missing in the book': ({ links }) => void links.splice(100, 1),
  'two bidders were told the same version': (history) => {
    accepted(history, 60).version = accepted(history, 50).version
  },
  'a bid below the least is in the book': ({ links }) => {
    const link = links.find(({ version, kind }) => version > 20 && kind === 'bid')!
    link.amount = 1
  },
  'the price in the book is another one': ({ links }) => {
    links[50]!.price! += 1
  },
  'the end was not moved': ({ links }) => {
    links[50]!.ends -= 500
  },
  'a refused bid was applied': (history) => {
    accepted(history, 40).said = 'auction.too_low'
  },
  'a bid was refused that all standing prices allow': (history) => {
    const { t0, t1 } = accepted(history, 40)
    history.ops.push({ op: 'bid', user: 'stranger', amount: 900_000_000, t0, t1, said: 'auction.too_low' })
  },
  'a bid was refused as late while the lot ran': (history) => {
    const { t0, t1 } = accepted(history, 40)
    history.ops.push({ op: 'bid', user: 'stranger', amount: 900_000_000, t0: t0 - 400, t1: Math.min(t1, t0 + 10), said: 'auction.closed' })
  },
  'a withdrawal was refused although a bid stood': (history) => {
    const link = history.links.find(({ kind, version }) => kind === 'bid' && version > 40)!
    history.ops.push({ op: 'retract', user: link.user, amount: null, t0: link.at + 2_000, t1: link.at + 2_001, said: 'auction.not_retractable' })
    for (const deed of deeds(history)) if (deed.version === link.version) deed.t1 = link.at
    history.links = history.links.filter(({ user, kind, version }) => version <= link.version || user !== link.user || kind === 'bid')
  },
  'an old version was shown after a newer one was acknowledged': (history) => {
    const sight = reads(history).at(-1)!
    const old = reads(history)[10]!
    Object.assign(sight, { version: old.version, price: old.price, leader: old.leader })
  },
  'a version was shown before it was sent': (history) => {
    const [late, early] = [reads(history).at(-1)!, reads(history)[10]!]
    Object.assign(early, { version: late.version, price: late.price, leader: late.leader, ends: late.ends })
  },
  'somebody else has it': ({ closed }) => {
    closed[0]!.winner = 'nobody'
  },
  'it ended twice': ({ closed }) => void closed.push({ ...closed[0]! }),
  'it ended before its end': ({ closed }) => {
    closed[0]!.at -= 5_000
  },
  'a bid came after the end': ({ closed }) => {
    closed[0]!.version--
  },
  'a bid was accepted at its end': ({ ends }) => {
    ends[0]!.ends = START + 10
  },
  'a link that nobody sent': (history) => {
    const deed = accepted(history, 70)
    history.ops = history.ops.filter((op) => op !== deed)
  },
}
test.each(Object.keys(BREAKS))('%s: it is found', (name) => {
  const history = sound()
  BREAKS[name]!(history)
  expect(faultsIn(history).length).toBeGreaterThan(0)
})
