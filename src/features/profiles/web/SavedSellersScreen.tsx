import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Pager } from '#web/ui/controls/Pager.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { profiles } from '../contract.ts'
import css from './Profile.module.css'

const SIZE = 25
const of = (page: number) => ({ book_markable_type: 'User', page, page_size: SIZE }) as const

export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const query = new URLSearchParams({ book_markable_type: 'User', page: place.query.get('page') ?? '1' })
    return { page: readInput(profiles.bookmarks, { ...place, query })?.page ?? 1 }
  },
  asks: ({ page }) => [queryOf(profiles.bookmarks, of(page))],
  Draw: ({ input }) => <SavedSellers page={input.page} />,
})

function SavedSellers({ page }: { page: number }) {
  const { t } = useLingui()
  const { bookmarks, member_id } = useData(profiles.bookmarks, of(page))
  const pages = Math.max(1, Math.ceil((bookmarks.total ?? 0) / SIZE))
  return (
    <main id="main" className={`page ${css.saved}`} tabIndex={-1}>
      <Title>{t`Saved sellers`}</Title>
      <h1 className="page-head">{t`Saved sellers`}</h1>
      {bookmarks.data.length === 0 ? (
        <EmptyState
          title={t`No saved sellers yet`}
          line={t`On a seller’s profile, press Save seller to find them again here.`}
          action={<Button href="/marketplace">{t`To the marketplace`}</Button>}
        />
      ) : (
        <ul className={`panel plain ${css.people}`}>
          {bookmarks.data.map((one) => (
            <Seller key={one.id} kept={one} member_id={member_id} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} hrefOf={(at) => `/profile/user/saved-sellers?page=${at}`} />}
    </main>
  )
}

type SavedSeller = AnswerOf<typeof profiles.bookmarks>['bookmarks']['data'][number]

function Seller({ kept: { user }, member_id }: { kept: SavedSeller; member_id: string }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const call = useCommand(profiles.bookmark)
  async function remove() {
    const answer = await call.run({ book_markable_type: 'User', book_markable_id: user.id as never, is_bookmarked: false })
    if (!refused(answer)) await cache.touched(new Set([`bookmarks of member:${member_id}`]))
  }
  return (
    <li>
      <Avatar name={user.full_name} url={user.image_url} size="l" />
      <div>
        <a href={`/profile/${user.id}`}>{user.full_name}</a>
        <p className="text-2 small">@{user.username}</p>
      </div>
      {user.store && (
        <a className="btn btn--s" href={`/stores/${user.store.id}`}>
          {user.store.name}
        </a>
      )}
      <Button
        size="s"
        variant="quiet"
        onClick={() => void remove()}
        pending={call.busy ? t`Removing` : undefined}
        aria-label={t`Remove ${user.full_name}`}
      >
        {t`Remove`}
      </Button>
    </li>
  )
}
