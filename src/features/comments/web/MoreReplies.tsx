import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { useMaybe } from '#web/query/hooks.ts'
import { comments } from '../contract.ts'
import { CommentRow } from './CommentRow.tsx'
import css from './Comments.module.css'
import type { About, CommentListed } from './comment-answer.ts'

const MOST = 250

/** The first replies, and the rest when somebody wants them. */
export function MoreReplies({ about, comment }: { about: About; comment: CommentListed }) {
  const [open, setOpen] = useState(false)
  const all = useMaybe(comments.list, { ...about, parent_id: comment.id, page_size: MOST }, open)?.comments.data
  const shown = all ?? comment.replies
  const hidden = comment.reply_count - shown.length
  return (
    <>
      <ul className={`plain ${css.replies}`}>
        {shown.map((reply) => (
          <CommentRow key={reply.id} about={about} comment={reply} />
        ))}
      </ul>
      {hidden > 0 && !open && (
        <button type="button" className={`link ${css.more}`} onClick={() => setOpen(true)}>
          <Plural value={hidden} one="Show # more reply" other="Show # more replies" />
        </button>
      )}
    </>
  )
}
