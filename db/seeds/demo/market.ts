// The demo market: plausible items, the same for the same seed. No two neighbours are of the same series.
import { coinItem, noteItem } from './items/coin_items.ts'
import { COIN_SERIES } from './items/coinage.ts'
import { NOTE_SERIES } from './items/notes.ts'
import { STAMP_SERIES } from './items/series_all.ts'
import { stampItem } from './items/stamp_items.ts'
import { type Dice, dice } from './random.ts'
import type { DemoItem } from './rows.ts'

type Maker = (d: Dice) => DemoItem
const stamps = STAMP_SERIES.map(
  (s): Maker =>
    (d) =>
      stampItem(d, s),
)
const money = [
  ...COIN_SERIES.map(
    (s): Maker =>
      (d) =>
        coinItem(d, s),
  ),
  ...NOTE_SERIES.map(
    (s): Maker =>
      (d) =>
        noteItem(d, s),
  ),
]
export const DESIGN_COUNT = stamps.length + money.length

/** A round contains each stamp series once and a coin or note after one in eight; series at its end do not begin the next round. */
function round(d: Dice, last: Maker[]): Maker[] {
  const fresh = d.shuffled(stamps.filter((m) => !last.includes(m)))
  const held = d.shuffled(last.filter((m) => stamps.includes(m)))
  const all = [...fresh.slice(0, 40), ...d.shuffled([...fresh.slice(40), ...held])]
  const coins = d.shuffled(money)
  return all.flatMap((m, i) => (i % 8 === 5 ? [m, coins[(i >> 3) % coins.length]!] : [m]))
}

function distinct(d: Dice, make: Maker, titles: Set<string>): DemoItem | null {
  for (let attempt = 0; attempt < 30; attempt++) {
    const item = make(d)
    if (titles.has(item.title)) continue
    titles.add(item.title)
    return item
  }
  return null
}

export function demoItems(seed: number, n: number): DemoItem[] {
  const d = dice(seed)
  const titles = new Set<string>()
  const items: DemoItem[] = []
  let last: Maker[] = []
  while (items.length < n) {
    const makers = round(d, last)
    last = makers.slice(-16)
    const before = items.length
    for (const make of makers) {
      const item = items.length < n ? distinct(d, make, titles) : null
      if (item) items.push(item)
    }
    if (items.length === before) throw new Error(`The demo market has no more than ${before} distinct titles`)
  }
  return items
}
