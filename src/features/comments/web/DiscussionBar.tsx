import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reactions } from '#features/reactions/contract.ts'
import { actClasses, ReactionButton, WhoReacted } from '#features/reactions/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { About } from './comment-answer.ts'

interface DiscussionBarProps {
  about: About
  reactions: Reactions
  comment_count: number
  /** Where its comments are read. */
  href?: string
  className?: string | undefined
  /** Further acts: pass it on. */
  children?: ReactNode
}

/** Beneath a thing: react, go to its comments, see who has reacted. */
export function DiscussionBar({ about, reactions, comment_count, href = '#comments', className = '', children }: DiscussionBarProps) {
  const { t, i18n } = useLingui()
  const of = { type: about.commentable_type, id: about.commentable_id, given: reactions }
  return (
    <div className={`${actClasses.row} ${className}`}>
      <ReactionButton {...of} />
      <a className={actClasses.act} href={href} aria-label={t`Comments: ${comment_count}`}>
        <Icon name="chat-circle" />
        {comment_count > 0 && i18n.number(comment_count)}
      </a>
      {children}
      <WhoReacted {...of} />
    </div>
  )
}
