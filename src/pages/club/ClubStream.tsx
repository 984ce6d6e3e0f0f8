import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { type ClubShown, clubPath, peoplePath } from '#features/clubs/web/public.tsx'
import { posts } from '#features/posts/contract.ts'
import { Composer, PostCard } from '#features/posts/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Club.module.css'

interface ClubStreamProps {
  club: ClubShown
  of: InputOf<typeof posts.ofClub>
}

/** What is pinned, then the newest first; for those who run the club also who waits. */
export function ClubStream({ club, of }: ClubStreamProps) {
  const { t } = useLingui()
  const answer = useData(posts.ofClub, of)
  const { data, next_page_url } = answer.posts
  const is_first = of.cursor === undefined
  return (
    <>
      {is_first && <Write club={club} />}
      {is_first && club.applicants > 0 && <Waiting club={club} />}
      {of.topic && (
        <h2 className={css.topic}>
          <bdi>#{of.topic}</bdi>
        </h2>
      )}
      {answer.pinned.map((post) => (
        <div key={post.id} className={css.pinned}>
          <PostCard
            post={post}
            why={
              <p className={css.why}>
                <Icon name="push-pin" size="s" />
                {t`Pinned`}
              </p>
            }
          />
        </div>
      ))}
      {data.map((post, at) => (
        <PostCard key={post.id} post={post} eager={at < 2} />
      ))}
      {data.length + answer.pinned.length === 0 && (
        <EmptyState title={t`Nothing is written here yet`} line={t`What members of the club write stands here.`} />
      )}
      <NextPage op={posts.ofClub} path={clubPath(club.id)} input={of} url={next_page_url}>
        {t`Show more`}
      </NextPage>
    </>
  )
}

function Write({ club }: { club: ClubShown }) {
  const client = useQueryClient()
  const me = useMe()
  const standing = club.own?.standing
  const is_in = standing === 'member' || standing === 'moderator' || standing === 'owner'
  if (!me || !is_in || club.status === 'archived') return null
  return <Composer member={me} club={club.id} onPosted={() => void client.touched(new Set([`posts of club:${club.id}`]))} />
}

function Waiting({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const count = club.applicants
  return (
    <p className={css.waiting}>
      <Icon name="shield-check" />
      {t`Seen by those who run the club only`}
      <a href={`${peoplePath(club.id)}?list=applied`}>{t`Requests to join: ${count}`}</a>
    </p>
  )
}
