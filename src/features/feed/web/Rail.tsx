import { lazyPart } from '#web/hydration/lazy.tsx'
import css from './Feed.module.css'

const RailParts = lazyPart(async () => (await import('./RailParts.tsx')).RailParts)

export function Rail() {
  return (
    <aside className={css.rail}>
      <RailParts />
    </aside>
  )
}
