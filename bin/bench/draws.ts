import type { Request } from 'autocannon'
import type { Question } from './measure.ts'

const AMOUNT = 4_000
const WARM_UP = 1_000
/** Price changes in a crowd: one request in this many. */
const CHANGED = 100

interface Named {
  readonly group: string
  readonly what: string
}
type Tokens = readonly string[]
const get = (path: string, token?: string): Request => ({ path, method: 'GET', headers: token ? { authorization: `Bearer ${token}` } : {} })

/** The same few paths again and again; each connection begins at another. */
export const again = (named: Named, paths: readonly string[], tokens: Tokens = []): Question => ({
  ...named,
  ...{ amount: AMOUNT, warm_up: WARM_UP },
  draw: ({ connection, connections, amount }) => {
    const first = Math.floor((connection * paths.length) / connections)
    return Array.from({ length: amount }, (_, nth) =>
      get(paths[(first + nth) % paths.length]!, tokens[(connection + nth * connections) % tokens.length]),
    )
  },
})

/** Each path once in all; the first half warms up. */
export const never = (named: Named, paths: readonly string[], connections = 32): Question => {
  const half = Math.floor(paths.length / 2 / connections) * connections
  return {
    ...named,
    ...{ amount: half, warm_up: half, connections },
    draw: ({ connection, amount, warm }) => {
      const from = (warm ? 0 : half) + connection * amount
      return paths.slice(from, from + amount).map((path) => get(path))
    },
  }
}

/** Some paths are asked much more often than others (Zipf, exponent 1.0), and one request in a hundred changes a price. */
export function crowd(named: Named, paths: readonly string[], changes: readonly (() => Request)[], tokens: Tokens = []): Question {
  const reached: number[] = []
  for (const rank of paths.keys()) reached.push((reached.at(-1) ?? 0) + 1 / (rank + 1))
  const dice = diceFrom(7)
  const one = () => {
    const at = dice() * reached.at(-1)!
    return paths[reached.findIndex((sum) => sum >= at)]!
  }
  let asked = 0
  const next = () => {
    asked++
    return asked % CHANGED === 0 && changes.length ? changes[(asked / CHANGED) % changes.length]!() : get(one(), tokens[asked % tokens.length])
  }
  return { ...named, amount: AMOUNT, warm_up: 2 * WARM_UP, draw: ({ amount }) => Array.from({ length: amount }, next) }
}

/** The same numbers at each run (mulberry32). */
function diceFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
