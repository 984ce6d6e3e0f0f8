import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Posts.module.css'
import { type PostShown, pageOf } from './post-answer.ts'

/** Who has written it, when, and for whom. `children`: its menu. */
export function PostHead({ post, level: Level = 'h2', children }: { post: PostShown; level?: 'h1' | 'h2' | 'h3'; children?: ReactNode }) {
  const { t } = useLingui()
  const { user, audience, club } = post
  return (
    <header className={css.head}>
      <Avatar name={user.full_name} url={user.image_url} />
      <div>
        <Level>
          <a href={`/profile/${user.id}`}>
            <bdi>{user.full_name}</bdi>
          </a>
        </Level>
        <p>
          <a href={pageOf(post)}>
            <DateTime at={post.created_at} />
          </a>
          {' · '}
          <Icon name={club ? 'users-three' : audience === 'Anyone' ? 'globe-simple' : 'users'} size="s" />{' '}
          {club ? (
            <a href={`/club/show/${club.id}`}>
              <bdi>{club.name}</bdi>
            </a>
          ) : audience === 'Anyone' ? (
            t({ message: 'Anyone', context: 'an audience' })
          ) : (
            t({ message: 'Connections', context: 'an audience' })
          )}
          {post.edited_at && ` · ${t`edited`}`}
        </p>
      </div>
      {children}
    </header>
  )
}
