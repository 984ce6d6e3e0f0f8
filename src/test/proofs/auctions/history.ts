import type { BookState, Link, LotTerms } from './plain-book.ts'
import { bidFault, isForSale, openBook } from './plain-book.ts'

/** One call of a bidder; times in milliseconds since 1970, before it was sent and after its answer had come. */
export interface Deed {
  readonly op: 'bid' | 'retract' | 'buy_now'
  readonly user: string
  readonly amount: number | null
  readonly t0: number
  readonly t1: number
  /** The code of a refusal; `unknown`: the process was killed and nobody asked again. */
  readonly said: string
  readonly version?: number | undefined
}
/** What somebody saw of the lot. */
export interface Sight {
  readonly op: 'read'
  readonly t0: number
  readonly t1: number
  readonly version: number
  readonly price: number | null
  readonly leader: string | null
  readonly ends: number
}
export interface History {
  readonly terms: LotTerms
  /** The ends that stood in the data from this version on. */
  readonly ends: readonly { readonly version: number; readonly ends: number; readonly hard: number }[]
  /** The book as the database has it. */
  readonly links: readonly Link[]
  readonly ops: readonly (Deed | Sight)[]
  readonly closed: readonly { readonly at: number; readonly version: number; readonly winner: string | null; readonly price: number | null }[]
}
/** The clocks of Node and PostgreSQL on one machine are one clock; a call is timed to the millisecond. */
const SLACK_MS = 25
const isDeed = (op: Deed | Sight): op is Deed => op.op !== 'read'

/**
 * Linearizable: some order of all calls that agrees with real time gives each call its answer. The order is claimed, by the version that each accepted
 * call has in the book, so that it is only checked. Returns what contradicts it.
 */
export function faultsIn(history: History): string[] {
  const faults: string[] = []
  const { states, standing, latest } = replayed(history, faults)
  const claims = claimed(history, faults)
  const frame = framed(history, claims)
  for (const op of history.ops) {
    const [from, to] = frame(op)
    if (isDeed(op)) {
      if (op.said !== 'ok' && op.said !== 'unknown' && !excused(op, [from, to], { history, states, standing }))
        faults.push(`${op.op} of ${op.amount ?? ''} by ${op.user} refused as ${op.said} without a reason between v${from} and v${to}`)
    } else sight(op, { states, latest }, [from, to], faults)
  }
  ended(history, states, faults)
  return faults
}

/** The book counted anew, state by state. */
function replayed({ terms, ends, links }: History, faults: string[]) {
  const book = openBook(terms, ends[0]!)
  const latest: number[] = []
  const set = () => {
    const { version, ends: own } = book.state()
    const given = ends.filter((one) => one.version === version)
    for (const one of given) book.set(one.ends, one.hard)
    latest[version] = Math.max(own, ...given.map((one) => one.ends))
    return book.state()
  }
  const states: BookState[] = [set()]
  const standing = new Map<string, { version: number; count: number }[]>()
  let before = Number.NEGATIVE_INFINITY
  for (const link of links) {
    const after = book.write(link)
    if (typeof after === 'string') {
      faults.push(`v${link.version}: ${link.kind} of ${link.user} is not legal: ${after}`)
      break
    }
    if (link.version !== after.version) faults.push(`v${link.version} stands where v${after.version} is due: a link is lost or doubled`)
    if (link.at <= before) faults.push(`v${link.version} is not later than the one before`)
    if (link.price !== after.price || link.leader !== after.leader) {
      faults.push(`v${link.version}: ${link.leader} at ${link.price}, by the rules ${after.leader} at ${after.price}`)
    }
    if (link.ends !== after.ends) faults.push(`v${link.version}: the end is off by ${link.ends - after.ends} ms`)
    before = link.at
    const counts = standing.get(link.user) ?? []
    counts.push({ version: after.version, count: book.standing(link.user) })
    standing.set(link.user, counts)
    states.push(set())
  }
  return { states, standing, latest }
}

/** Which call made each link: exactly one, at a time when it was under way. */
function claimed({ links, ops }: History, faults: string[]) {
  const by = new Array<Deed | undefined>(links.length + 1)
  const fits = (deed: Deed, link: Link) =>
    link.kind === deed.op && link.user === deed.user && (deed.op !== 'bid' || link.amount === deed.amount) && link.at >= deed.t0 - SLACK_MS
  const deeds = ops.filter(isDeed)
  for (const deed of deeds) {
    if (deed.version === undefined) {
      if (deed.said === 'ok') faults.push(`${deed.op} of ${deed.amount ?? ''} by ${deed.user} was acknowledged and is lost`)
      continue
    }
    if (deed.said !== 'ok') faults.push(`v${deed.version} was refused as ${deed.said}, and applied`)
    const link = links[deed.version - 1]
    if (by[deed.version]) faults.push(`v${deed.version} was acknowledged twice`)
    if (!link || !fits(deed, link) || link.at > deed.t1 + SLACK_MS) faults.push(`v${deed.version} is not the ${deed.op} that was acknowledged as it`)
    by[deed.version] = deed
  }
  const open = deeds.filter(({ said }) => said === 'unknown')
  for (const link of links) {
    if (by[link.version]) continue
    const at = open.findIndex((deed) => fits(deed, link))
    if (at < 0) faults.push(`v${link.version}: nobody sent this ${link.kind}, or it was refused`)
    else by[link.version] = open.splice(at, 1)[0]!
  }
  return by
}

/** For a call the versions that may have stood when it was decided: all that was answered before it began is in, nothing that began after its end. */
function framed({ links }: History, by: readonly (Deed | undefined)[]) {
  const [answered, begun]: [number[], number[]] = [[], []]
  let latest = Number.POSITIVE_INFINITY
  for (let v = links.length; v > 0; v--) {
    const deed = by[v]
    latest = Math.min(latest, deed && deed.said === 'ok' ? deed.t1 : Number.POSITIVE_INFINITY)
    answered[v - 1] = latest
  }
  answered[links.length] = Number.POSITIVE_INFINITY
  let first = Number.NEGATIVE_INFINITY
  for (let v = 1; v <= links.length; v++) {
    first = Math.max(first, by[v]?.t0 ?? first)
    begun[v] = first
  }
  const count = (fits: (v: number) => boolean) => {
    let [low, high] = [0, links.length]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (fits(middle)) low = middle
      else high = middle - 1
    }
    return low
  }
  return ({ t0, t1 }: Deed | Sight): readonly [number, number] => {
    // `answered[v]`: when the first of the later versions was acknowledged.
    const from = count((v) => v === 0 || answered[v - 1]! < t0)
    return [
      from,
      Math.max(
        from,
        count((v) => v === 0 || begun[v]! <= t1),
      ),
    ]
  }
}

interface Known {
  readonly history: History
  readonly states: readonly BookState[]
  readonly standing: ReadonlyMap<string, readonly { version: number; count: number }[]>
}
/** True when one of the states that may have stood refuses it so. */
function excused(deed: Deed, [from, to]: readonly [number, number], { history: { terms, closed }, states, standing }: Known): boolean {
  const end = closed[0]?.at ?? Number.POSITIVE_INFINITY
  for (let v = from; v <= to; v++) {
    const state = states[v]
    if (!state) return false
    if (deed.said === 'auction.closed' && (state.sold_to !== null || state.ends <= deed.t1 + SLACK_MS || end <= deed.t1 + SLACK_MS)) return true
    if (deed.said === 'auction.too_low' || deed.said === 'auction.not_higher') {
      if (`auction.${bidFault(state, deed.user, deed.amount!, terms)}` === deed.said) return true
    }
    if (deed.said === 'auction.no_buy_now' && !isForSale(state, terms)) return true
    if (deed.said === 'auction.not_retractable' && !(standing.get(deed.user) ?? []).findLast(({ version }) => version <= v)?.count) return true
  }
  return false
}

interface Ends {
  readonly states: readonly BookState[]
  /** The latest end of each version: the test may have brought it forward. */
  readonly latest: readonly number[]
}
function sight({ version, price, leader, ends }: Sight, { states, latest }: Ends, [from, to]: readonly [number, number], faults: string[]) {
  const state = states[version]
  if (!state) return void faults.push(`v${version} was seen and is not in the book`)
  if (price !== state.price || leader !== state.leader)
    faults.push(`v${version} was seen with ${leader} at ${price}, not ${state.leader} at ${state.price}`)
  if (version < from) faults.push(`v${version} was seen although v${from} was acknowledged before`)
  if (version > to) faults.push(`v${version} was seen before it was sent`)
  if (ends > latest[version]!) faults.push(`v${version} was seen with an end ${ends - latest[version]!} ms too late`)
}

/** It ends once, with what the last link says, and nothing is accepted after it. */
function ended({ terms, closed, links }: History, states: readonly BookState[], faults: string[]) {
  const last = states.at(-1)!
  if (closed.length !== 1) return void faults.push(`it ended ${closed.length} times`)
  const [{ at, version, winner, price }] = closed as [(typeof closed)[0]]
  if (version !== links.length) faults.push(`v${links.length} was accepted after the end at v${version}`)
  if (links.length && links.at(-1)!.at > at) faults.push(`v${links.length} is later than the end`)
  if (last.sold_to === null && at < last.ends) faults.push(`it ended ${last.ends - at} ms before its end`)
  const met = last.leader !== null && (terms.reserve === null || last.top >= terms.reserve)
  const [right, sum] = last.sold_to !== null ? [last.sold_to, terms.buy_now] : met ? [last.leader, last.price] : [null, last.price]
  if (winner !== right || price !== sum) faults.push(`${winner} has it at ${price}, by the rules ${right} at ${sum}`)
}
