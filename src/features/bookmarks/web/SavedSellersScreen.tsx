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
import { bookmarks } from '../contract.ts'
import css from './Bookmarks.module.css'

const USUAL = PAGE.members

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => placeIn(query, USUAL),
  asks: (place) => [queryOf(bookmarks.list, place)],
  Draw: ({ input }) => <SavedSellers place={input} />,
})

function SavedSellers({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const { bookmarks: kept, member_id } = useData(bookmarks.list, place)
  return (
    <main id="main" className={`page ${css.saved}`} tabIndex={-1}>
      <Title>{t`Saved sellers`}</Title>
      <h1 className="page-head">{t`Saved sellers`}</h1>
      {kept.data.length === 0 ? (
        <EmptyState
          title={t`No saved sellers yet`}
          line={t`On a seller’s profile or a store, press Save to find them again here.`}
          action={<Button href="/marketplace">{t`To the marketplace`}</Button>}
        />
      ) : (
        <ul className={`panel plain ${css.people}`}>
          {kept.data.map((one) => (
            <Saved key={one.id} kept={one} member_id={member_id} />
          ))}
        </ul>
      )}
      <Pages {...place} total={kept.total ?? 0} hrefOf={(to) => fill('/profile/user/saved-sellers', placeQuery(to, USUAL))} />
    </main>
  )
}

type SavedItem = AnswerOf<typeof bookmarks.list>['bookmarks']['data'][number]

function Saved({ kept: { book_markable_type, book_markable_id, card, user }, member_id }: { kept: SavedItem; member_id: string }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const call = useCommand(bookmarks.bookmark)
  async function remove() {
    const answer = await call.run({ book_markable_type, book_markable_id, is_bookmarked: false })
    if (!refused(answer)) await cache.touched(new Set([`bookmarks of member:${member_id}`]))
  }
  return (
    <li>
      <Avatar name={card.title} url={card.image_url} size="l" />
      <div>
        <a href={card.path}>{card.title}</a>
        <p className="text-2 small">{card.line}</p>
      </div>
      {user?.store && (
        <a className="btn btn--s" href={`/stores/${user.store.id}`}>
          {user.store.name}
        </a>
      )}
      <Button
        size="s"
        variant="quiet"
        onClick={() => void remove()}
        pending={call.busy ? t`Removing` : undefined}
        aria-label={t`Remove ${card.title}`}
      >
        {t`Remove`}
      </Button>
    </li>
  )
}
