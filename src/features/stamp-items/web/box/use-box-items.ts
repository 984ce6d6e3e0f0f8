import { type RefObject, useEffect, useRef } from 'react'
import type { InputOf } from '#kernel/operation.ts'
import { useLoadMore } from '#web/list/use-load-more.ts'
import { useData } from '#web/query/hooks.ts'
import { stampItems } from '../../contract.ts'
import type { ItemCard } from './box-sizes.ts'

/** From so far away the next page is fetched. */
const AHEAD = '1500px'

export interface MoreItems {
  readonly href: string | undefined
  readonly busy: boolean
  readonly load: () => void
  /** The element that, near the screen, fetches the next page. */
  readonly near: RefObject<HTMLDivElement | null>
}

/** The items of a box, page behind page as one scrolls. Without script each page has an address. */
export function useBoxItems(list: InputOf<typeof stampItems.cards>, hrefAfter: (cursor: string | undefined) => string) {
  const first = useData(stampItems.cards, list)
  const parts = { op: stampItems.cards, asked: list, first, pageIn: (answer: typeof first) => answer.cards }
  const { rows, href, busy, load } = useLoadMore({ ...parts, hrefAfter: (_, cursor) => hrefAfter(cursor) })
  const near = useRef<HTMLDivElement>(null)
  const loading = useRef(load)
  loading.current = load
  const more = href !== undefined && !busy
  useEffect(() => {
    if (!near.current || !more) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && loading.current(), { rootMargin: AHEAD })
    watcher.observe(near.current)
    return () => watcher.disconnect()
  }, [more])
  return { rows: useSame(rows), more: { href, busy, load, near } satisfies MoreItems }
}

/** The same array as long as the same items are in it, so that what is made of it is made once. */
function useSame(rows: readonly ItemCard[]): readonly ItemCard[] {
  const kept = useRef(rows)
  const same = kept.current.length === rows.length && kept.current.every((row, at) => row === rows[at])
  if (!same) kept.current = rows
  return kept.current
}
