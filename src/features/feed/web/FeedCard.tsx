import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DiscussionBar } from '#features/comments/web/public.tsx'
import { PostCard } from '#features/posts/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import css from './Feed.module.css'
import type { FeedShown } from './feed-answer.ts'
import { AuctionInFeed, BountyInFeed, ProductInFeed } from './Listings.tsx'
import { Reshare } from './Reshare.tsx'
import { useFeedActs } from './use-feed-acts.ts'

/** An event is rare among posts: its card comes with the first one. */
const EventInFeed = lazyPart(async () => (await import('#features/events/web/public.tsx')).EventInFeed)
const HiddenItem = lazyPart(async () => (await import('./HiddenItem.tsx')).HiddenItem)
const MuteAuthor = lazyPart(async () => (await import('./MuteAuthor.tsx')).MuteAuthor)

interface FeedCardProps {
  item: FeedShown
  server_time: string
  eager?: boolean
}

/** One thing in the feed: why it is here, its own card, and what can be done with it. */
export function FeedCard({ item, server_time, eager }: FeedCardProps) {
  const acts = useFeedActs(item)
  if (acts.is_hidden) return <HiddenItem onShow={acts.show} />
  const menu = acts.menu
  const muting = acts.is_muting && <MuteAuthor author={acts.author} onDone={acts.muted} />
  if (item.post)
    return (
      <>
        <PostCard
          post={item.post}
          eager={eager ?? false}
          why={item.why === 'reshared' && <Why item={item} />}
          acts={<Reshare item={item} />}
          menu={menu}
        />
        {muting}
      </>
    )
  return (
    <article className={css.listing}>
      <Why item={item} menu={menu} />
      {item.product && <ProductInFeed card={item.product} />}
      {item.auction && <AuctionInFeed card={item.auction} server_time={server_time} />}
      {item.bounty && <BountyInFeed card={item.bounty} />}
      {item.event && (
        <div className={css.later}>
          <EventInFeed card={item.event} />
          <noscript>
            <a href={pages.Event(item.item_id)}>
              <bdi>{item.event.title}</bdi>
            </a>
          </noscript>
        </div>
      )}
      <Acts item={item} />
      {muting}
    </article>
  )
}

const verbs = { Product: 'sells', Auction: 'auctions', Bounty: 'seeks', Event: 'holds' } as const
function Why({ item, menu }: { item: FeedShown; menu?: readonly MenuItem[] }) {
  const { t } = useLingui()
  const { user, why, other_shares } = item
  const name = user.full_name
  const words: Record<(typeof verbs)[keyof typeof verbs], ReactNode> = {
    sells: t`${name} has listed this for sale`,
    auctions: t`${name} auctions this`,
    seeks: t`${name} looks for this`,
    holds: t`${name} has announced this`,
  }
  const verb = verbs[item.item_type as keyof typeof verbs]
  return (
    <div className={css.why}>
      <Icon name={why === 'reshared' ? 'arrows-clockwise' : 'eye'} size="s" />
      <a href={`/profile/${user.id}`}>
        {why === 'reshared' ? (
          other_shares > 0 ? (
            <Plural value={other_shares} one={`${name} and # other have passed this on`} other={`${name} and # others have passed this on`} />
          ) : (
            t`${name} has passed this on`
          )
        ) : (
          words[verb]
        )}
      </a>
      <span className="push">
        <DateTime at={item.created_at} />
      </span>
      {menu && menu.length > 0 && (
        <Menu look="icon-btn" label={t`More about this of ${name}`} end items={menu}>
          <Icon name="dots-three" />
        </Menu>
      )}
    </div>
  )
}

const pages = {
  Product: (id: string) => `/products/${id}`,
  Auction: (id: string) => `/auctions/${id}`,
  Bounty: (id: string) => `/bounties/${id}/show`,
  Event: (id: string) => `/events/${id}/show`,
} as const
function Acts({ item }: { item: FeedShown }) {
  const commentable_type = item.item_type as keyof typeof pages
  return (
    <DiscussionBar
      className={css.acts}
      about={{ commentable_type, commentable_id: item.item_id }}
      reactions={item.reactions}
      comment_count={item.comment_count}
      href={`${pages[commentable_type](item.item_id)}#discussion`}
    >
      <Reshare item={item} />
    </DiscussionBar>
  )
}
