import { useCallback, useMemo, useRef, useState } from 'react'
import type { ItemCard } from './box-sizes.ts'

/** As many as one call changes. */
const MOST = 250

export interface Selection {
  readonly chosen: ReadonlyMap<string, ItemCard>
  /** With Shift held, all between the last one and this. */
  toggle(item: ItemCard, through: boolean): void
  choose(items: readonly ItemCard[]): void
  clear(): void
}

/** What is selected in a box; `items` in the order of the page. */
export function useSelection(items: readonly ItemCard[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ItemCard>>(new Map())
  const last = useRef<string>(undefined)
  const list = useRef(items)
  list.current = items
  const toggle = useCallback((item: ItemCard, through: boolean) => {
    const [from, to] = [list.current.findIndex(({ id }) => id === last.current), list.current.indexOf(item)]
    const span = through && from >= 0 && to >= 0 ? list.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [item]
    last.current = item.id
    setChosen((before) => {
      const next = new Map(before)
      if (before.has(item.id)) for (const one of span) next.delete(one.id)
      else for (const one of span) if (next.size < MOST) next.set(one.id, one)
      return next
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  const choose = useCallback((some: readonly ItemCard[]) => setChosen(new Map(some.slice(0, MOST).map((item) => [item.id, item]))), [])
  return useMemo(() => ({ chosen, toggle, choose, clear }), [chosen, toggle, choose, clear])
}
