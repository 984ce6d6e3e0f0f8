import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { PAGE } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { type ListPlace, Pages } from '#web/list/Pages.tsx'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { profiles } from '../contract.ts'
import css from './Profile.module.css'

const USUAL = PAGE.members
const of = (place: ListPlace) => ({ book_markable_type: 'User', ...place }) as const

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => placeIn(query, USUAL),
  asks: (place) => [queryOf(profiles.bookmarks, of(place))],
  Draw: ({ input }) => <SavedSellers place={input} />,
})

function SavedSellers({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const { bookmarks, member_id } = useData(profiles.bookmarks, of(place))
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
      <Pages {...place} total={bookmarks.total ?? 0} hrefOf={(to) => fill('/profile/user/saved-sellers', placeQuery(to, USUAL))} />
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
