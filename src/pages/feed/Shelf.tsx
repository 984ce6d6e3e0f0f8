import { lazyPart } from '#web/hydration/lazy.tsx'
import css from './Feed.module.css'

const ShelfParts = lazyPart(async () => (await import('./ShelfParts.tsx')).ShelfParts)

/** On the left of a wide screen, loaded after the feed itself: the tabs above it lead to the same views. */
export function Shelf(props: { current: string; topic?: string }) {
  return (
    <aside className={css.left}>
      <ShelfParts {...props} />
    </aside>
  )
}
