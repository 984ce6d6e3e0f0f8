import { useLingui } from '@lingui/react/macro'
import { asksComments, Comments, DiscussionBar, WrittenText } from '#features/comments/web/public.tsx'
import { FollowButton } from '#features/network/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { type PostId, posts } from '../../contract.ts'
import { LinkCard } from '../LinkCard.tsx'
import { PostHead } from '../PostHead.tsx'
import { PostMenu } from '../PostMenu.tsx'
import css from '../Posts.module.css'
import { postPath } from '../post-answer.ts'
import { Quoted } from '../Quoted.tsx'
import { usePostDeletion } from '../use-post-deletion.ts'
import { Gallery } from './Gallery.tsx'
import { History } from './History.tsx'
import { MoreFrom, moreFrom } from './MoreFrom.tsx'

const about = (id: PostId) => ({ commentable_type: 'Post' as const, commentable_id: id })

/** One post with its pictures, its history and its comments. */
export default screen({
  reads: (place) => readInput(posts.show, { ...place, path: { id: place.path.item_id ?? '' } }),
  asks: ({ id }) => [queryOf(posts.show, { id }), asksComments(about(id))],
  next: ({ id }, answerOf, round) => (round === 0 ? [queryOf(posts.list, moreFrom(answerOf(posts.show, { id }).post.user.id))] : []),
  leads: ({ id }, answerOf) => (answerOf(posts.show, { id }).post.kind === 'Blog' ? `/blog/show/${id}` : undefined),
  Draw: ({ input: { id } }) => <PostPage key={id} id={id} />,
})

const DESCRIBED = 160
function PostPage({ id }: { id: PostId }) {
  const { t } = useLingui()
  const { post } = useData(posts.show, { id })
  const deletion = usePostDeletion(post)
  const name = post.user.full_name
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Post of ${name}`}
        description={post.body.slice(0, DESCRIBED) || t`Pictures of ${name}`}
        path={postPath(id)}
        type="article"
        passing={post.audience !== 'Anyone'}
      />
      <Crumbs crumbs={[{ label: t`Feed`, href: '/feeds' }, { label: name, href: `/profile/${post.user.id}` }, { label: t`Post` }]} />
      <div className={css.page}>
        <div>
          {deletion.is_gone ? (
            <p className={css.gone}>{t`You deleted your post.`}</p>
          ) : (
            <article className={`${css.post} ${css.long}`}>
              <Gallery medias={post.medias} />
              <PostHead post={post} level="h1">
                <PostMenu post={post} onDelete={deletion.remove} />
              </PostHead>
              {post.body && <WrittenText className={css.words} body={post.body} entities={post.entities} />}
              {post.quoted && <Quoted quoted={post.quoted} />}
              {post.link && <LinkCard link={post.link} />}
              {post.edited_at && <History post={post} />}
              <DiscussionBar className={css.acts} about={about(id)} reactions={post.reactions} comment_count={post.comment_count} />
            </article>
          )}
          {!deletion.is_gone && <Comments {...about(id)} />}
        </div>
        <aside aria-label={name} className={css.rail}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {!post.is_own && <FollowButton member={post.user} size="s" />}
          <MoreFrom member={post.user} but={id} />
        </aside>
      </div>
    </main>
  )
}
