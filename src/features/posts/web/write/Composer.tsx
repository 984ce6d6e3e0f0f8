import { lazyPart } from '#web/hydration/lazy.tsx'
import css from '../Posts.module.css'
import type { ComposerProps } from './ComposerParts.tsx'

const place = (
  <section className={css.compose} aria-hidden="true">
    <span className={css.composeIn} />
  </section>
)
/** Its place is kept until it is there. */
const Parts = lazyPart(async () => (await import('./ComposerParts.tsx')).ComposerParts, place)

export const Composer = (props: ComposerProps) => <Parts {...props} />
