import { lazyPart } from '#web/hydration/lazy.tsx'
import css from './Comments.module.css'
import type { About } from './comment-answer.ts'
import { useNear } from './use-near.ts'

const DiscussionPart = lazyPart(async () => (await import('./DiscussionPart.tsx')).DiscussionPart)

/** Reactions and comments at the foot of a page: script and answers are fetched when somebody comes near them. */
export function Discussion(about: About) {
  const { place, is_near } = useNear()
  return (
    <div id="discussion" ref={place} className={css.discussion}>
      {is_near && <DiscussionPart {...about} />}
    </div>
  )
}
