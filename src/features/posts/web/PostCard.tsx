import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DiscussionBar, WrittenText } from '#features/comments/web/public.tsx'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { ArticleFace } from './ArticleFace.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PostPictures } from './Pictures.tsx'
import { PostHead } from './PostHead.tsx'
import { PostMenu } from './PostMenu.tsx'
import css from './Posts.module.css'
import { type PostShown, pageOf } from './post-answer.ts'
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
      {post.article && <ArticleFace post={post} article={post.article} eager={eager ?? false} />}
      {post.body && !post.article && <WrittenText className={css.words} body={post.body} entities={post.entities} />}
      {post.quoted && <Quoted quoted={post.quoted} />}
      {post.link && <LinkCard link={post.link} />}
      <PostPictures post={post} eager={eager ?? false} />
      <DiscussionBar
        about={{ commentable_type: 'Post', commentable_id: post.id }}
        reactions={post.reactions}
        comment_count={post.comment_count}
        href={`${pageOf(post)}#comments`}
      >
        {acts}
      </DiscussionBar>
    </article>
  )
}
