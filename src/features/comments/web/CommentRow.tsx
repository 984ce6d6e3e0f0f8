import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ReactionButton } from '#features/reactions/web/public.tsx'
import { askReport } from '#web/browser/report.ts'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { CommentForm } from './CommentForm.tsx'
import css from './Comments.module.css'
import type { About, CommentShown } from './comment-answer.ts'
import { EditedMark } from './EditedMark.tsx'
import { useDeletion } from './use-deletion.ts'
import { WrittenText } from './WrittenText.tsx'

/** One comment or reply; `children` are its replies. */
export function CommentRow({ about, comment, children }: { about: About; comment: CommentShown; children?: ReactNode }) {
  const { t } = useLingui()
  const [doing, setDoing] = useState<'answer' | 'edit'>()
  const deletion = useDeletion(comment)
  const { user } = comment
  const done = () => setDoing(undefined)
  return (
    <li id={`comment-${comment.id}`}>
      {user && !deletion.is_gone ? (
        <div className={css.comment}>
          <Avatar name={user.full_name} url={user.image_url} />
          <div>
            <CommentHead comment={comment} user={user} />
            {doing === 'edit' ? (
              <CommentForm about={about} edited={comment} onDone={done} />
            ) : (
              <WrittenText body={comment.body} entities={comment.entities} />
            )}
            {doing !== 'edit' && (
              <Acts comment={comment} onAnswer={() => setDoing('answer')} onEdit={() => setDoing('edit')} onDelete={deletion.remove} />
            )}
          </div>
        </div>
      ) : (
        <Gone deletion={deletion} />
      )}
      {children}
      {doing === 'answer' && user && (
        <div className={css.answer}>
          <CommentForm
            about={about}
            parent_id={comment.root_id ?? comment.id}
            begin={comment.root_id || comment.is_own ? `@${user.username} ` : ''}
            onDone={done}
          />
        </div>
      )}
      <span className="vh" role="status">
        {deletion.is_gone ? t`You deleted your comment.` : ''}
      </span>
    </li>
  )
}

function CommentHead({ comment, user }: { comment: CommentShown; user: NonNullable<CommentShown['user']> }) {
  const { t } = useLingui()
  return (
    <p className={css.head}>
      <a href={`/profile/${user.id}`}>
        <bdi>{user.full_name}</bdi>
      </a>
      {comment.is_author && <span className={css.tag}>{t`Author`}</span>}
      {comment.is_own && <span className={`${css.tag} ${css.you}`}>{t`You`}</span>}
      <span className="caption">
        <DateTime at={comment.created_at} />
        {comment.edited_at && <EditedMark id={comment.id} />}
      </span>
    </p>
  )
}

interface ActsProps {
  comment: CommentShown
  onAnswer: () => void
  onEdit: () => void
  onDelete: () => void
}
function Acts({ comment, onAnswer, onEdit, onDelete }: ActsProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const name = comment.user?.full_name ?? ''
  return (
    <div className={css.acts}>
      <ReactionButton type="Comment" id={comment.id} given={comment.reactions} />
      {signed_in && (
        <button type="button" onClick={onAnswer} aria-label={t`Reply to ${name}`}>
          {t`Reply`}
        </button>
      )}
      {signed_in && !comment.is_own && (
        <button
          type="button"
          aria-label={t`Report the comment of ${name}`}
          onClick={() => askReport({ type: 'Comment', id: comment.id, name: t`the comment of ${name}` })}
        >
          {t`Report`}
        </button>
      )}
      {comment.is_own && (
        <>
          <button type="button" onClick={onEdit}>{t`Edit`}</button>
          <button type="button" onClick={onDelete}>{t`Delete`}</button>
        </>
      )}
    </div>
  )
}

function Gone({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
  const { t } = useLingui()
  return (
    <p className={css.gone}>
      <Icon name="trash" size="s" />
      {deletion.is_gone ? t`You deleted your comment.` : t`This comment is not here any more.`}
      {deletion.is_gone && (
        <button type="button" className="btn btn--s" onClick={deletion.restore}>
          {t`Undo`}
        </button>
      )}
    </p>
  )
}
