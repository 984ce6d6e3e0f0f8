import { reactions } from '#features/reactions/contract.ts'
import { actClasses, ReactionButton, WhoReacted } from '#features/reactions/web/public.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import css from './Comments.module.css'
import { Comments } from './Comments.tsx'
import type { About } from './comment-answer.ts'

export function DiscussionPart(about: About) {
  const { commentable_type: type, commentable_id: id } = about
  const told = useMaybe(reactions.list, { reactionable_type: type, reactionable_id: id, page_size: 1 }, true)
  return (
    <>
      {told && (
        <div className={`${actClasses.row} ${css.bar}`}>
          <ReactionButton type={type} id={id} given={told.summary} />
          <WhoReacted type={type} id={id} given={told.summary} />
        </div>
      )}
      <Comments {...about} />
    </>
  )
}
