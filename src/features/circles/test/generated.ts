import type { Arc, Market } from '../server/find/cycles.ts'

/** A market as chance makes it: the same for the same seed. */
export function generated(seed: number, { members, things, wants, swaps }: Record<'members' | 'things' | 'wants' | 'swaps', number>): Market {
  let state = seed * 2_654_435_761 + 1
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
  const units: number[] = []
  const given = Array.from({ length: swaps }, (_, item) => {
    units.push(below(4) === 0 ? 2 : 1)
    return { item, from: below(members), thing: below(things) }
  })
  const wanted = new Set(Array.from({ length: wants }, () => `${below(members)} ${below(things)}`))
  const ofThing = Map.groupBy(given, ({ thing }) => thing)
  const arcs: Arc[] = [...wanted].flatMap((words, want) => {
    const [to, thing] = words.split(' ').map(Number) as [number, number]
    return (ofThing.get(thing) ?? []).filter(({ from }) => from !== to).map(({ from, item }) => ({ from, to, item, want }))
  })
  const apart = Array.from({ length: Math.floor(members / 5) }, () => [below(members), below(members)] as const)
  const names = (of: string, count: number) => Array.from({ length: count }, (_, at) => `${of}${at}`)
  return { arcs, units, apart, refused: [], items: names('i', swaps), members: names('m', members) }
}

/** The most trades, by trying every choice of circles: another writing of the rule, slow and plain. */
export function exhaustive(market: Market): number {
  const circles = everyCircle(market)
  const free = [...market.units]
  const served = new Set<number>()
  const most = (at: number): number => {
    const circle = circles[at]
    if (!circle) return 0
    const without = most(at + 1)
    if (!circle.every(({ item, want }) => free[item]! > 0 && !served.has(want))) return without
    for (const { item, want } of circle) {
      free[item]! -= 1
      served.add(want)
    }
    const taken = circle.length + most(at + 1)
    for (const { item, want } of circle) {
      free[item]! += 1
      served.delete(want)
    }
    return Math.max(without, taken)
  }
  return most(0)
}
function everyCircle({ arcs, apart }: Market): Arc[][] {
  const found = new Map<string, Arc[]>()
  const blocks = (one: Arc, other: Arc) => apart.some(([a, b]) => (a === one.from && b === other.from) || (b === one.from && a === other.from))
  for (const a of arcs)
    for (const b of arcs)
      for (const c of arcs) {
        const closes = [[a, b, c], ...arcs.map((d) => [a, b, c, d])] as Arc[][]
        for (const path of closes) {
          const isRing = path.every((arc, at) => arc.to === path[(at + 1) % path.length]!.from)
          const isApart = path.some((one) => path.some((other) => one !== other && blocks(one, other)))
          if (!isRing || isApart || new Set(path.map(({ from }) => from)).size < path.length) continue
          found.set(
            path
              .map((arc) => arcs.indexOf(arc))
              .sort((x, y) => x - y)
              .join(),
            path,
          )
        }
      }
  return [...found.values()]
}
