import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { WrittenText } from '#features/comments/web/public.tsx'
import { ReactionButton, WhoReacted } from '#features/reactions/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { PostPictures } from './Pictures.tsx'
import { PostHead } from './PostHead.tsx'
import { PostMenu } from './PostMenu.tsx'
import css from './Posts.module.css'
import { type PostShown, postPath } from './post-answer.ts'
import { Quoted } from './Quoted.tsx'
import { usePostDeletion } from './use-post-deletion.ts'

interface PostCardProps {
  post: PostShown
  eager?: boolean
  /** The line above it: why it is here. */
  why?: ReactNode
  /** Further acts: pass it on. */
  acts?: ReactNode
  menu?: readonly MenuItem[]
}

/** A post in a list. */
export function PostCard({ post: given, eager, why, acts, menu }: PostCardProps) {
  const { t } = useLingui()
  const [told, setTold] = useState<{ given: PostShown; post: PostShown }>()
  const post = told?.given === given ? told.post : given
  const deletion = usePostDeletion(post)
  if (deletion.is_gone) return <p className={css.gone}>{t`You deleted your post.`}</p>
  return (
    <article className={css.post}>
      {why}
      <PostHead post={post}>
        <PostMenu post={post} onDelete={deletion.remove} onChange={(changed) => setTold({ given, post: changed })} more={menu ?? []} />
      </PostHead>
      {post.body && <WrittenText className={css.words} body={post.body} entities={post.entities} />}
      {post.quoted && <Quoted quoted={post.quoted} />}
      <PostPictures post={post} eager={eager ?? false} />
      <div className={css.acts}>
        <ReactionButton type="Post" id={post.id} given={post.reactions} />
        <CommentsLink href={`${postPath(post.id)}#comments`} count={post.comment_count} />
        {acts}
        <WhoReacted type="Post" id={post.id} given={post.reactions} />
      </div>
    </article>
  )
}

export function CommentsLink({ href, count }: { href: string; count: number }) {
  const { t, i18n } = useLingui()
  return (
    <a className={css.act} href={href} aria-label={t`Comments: ${count}`}>
      <Icon name="chat-circle" />
      {count > 0 && i18n.number(count)}
    </a>
  )
}
