import { auctionPublished } from '#features/auctions/contract.ts'
import { bountyChanged } from '#features/bounties/contract.ts'
import { eventChanged } from '#features/events/contract.ts'
import { postChanged, postCreated, postGone, postTakenDown } from '#features/posts/contract.ts'
import { productChanged } from '#features/products/contract.ts'
import { on } from '#server/operations/slice.ts'
import { dropItem, dropNew, keepItem, setAudience } from './queries-write.ts'

/** What comes to the market appears in feeds; what leaves it is new again when it comes back. Whether it may be seen is asked at reading time. */
const SHOWN = ['published', 'sold_out']
const onProduct = on(
  productChanged,
  'feed.product',
  async ({ tx }, { product_id: item_id, member_id: actor_id, status }) => {
    if (status === 'published') await keepItem(tx, { actor_id, kind: 'new', item_type: 'Product', item_id })
    else if (!SHOWN.includes(status)) await dropNew(tx, 'Product', item_id)
  },
  ({ status, was }) => status !== was,
)
const onAuction = on(auctionPublished, 'feed.auction', async ({ tx }, { auction_id: item_id, seller_id: actor_id }) => {
  await keepItem(tx, { actor_id, kind: 'new', item_type: 'Auction', item_id })
})
const onBounty = on(bountyChanged, 'feed.bounty', async ({ tx }, { bounty_id: item_id, user_id: actor_id, status }) => {
  if (status === 'Active') await keepItem(tx, { actor_id, kind: 'new', item_type: 'Bounty', item_id })
  else if (status === 'Archived') await dropNew(tx, 'Bounty', item_id)
})
/** Private events and those of clubs are told by notices and in the calendar; a feed would show them to nobody else. */
const onEvent = on(
  eventChanged,
  'feed.event',
  async ({ tx }, { event_id: item_id, user_id: actor_id, what, visibility, club_id }) => {
    if (what === 'published' && visibility === 'Open' && !club_id) await keepItem(tx, { actor_id, kind: 'new', item_type: 'Event', item_id })
    else if (what === 'cancelled' || what === 'removed') await dropNew(tx, 'Event', item_id)
  },
  ({ what }) => what === 'published' || what === 'cancelled' || what === 'removed',
)
const onPost = on(postCreated, 'feed.post', async ({ tx }, { post_id: item_id, author_id: actor_id, audience, club_id }) => {
  await keepItem(tx, { actor_id, kind: 'new', item_type: 'Post', item_id, audience, club_id })
})
const onPostChanged = on(postChanged, 'feed.post_changed', async ({ tx }, { post_id, audience }) => {
  await setAudience(tx, 'Post', post_id, audience)
})
const onPostGone = on(postGone, 'feed.post_gone', async ({ tx }, { post_id }) => dropItem(tx, 'Post', post_id))

const onPostTakenDown = on(postTakenDown, 'feed.post_taken_down', async ({ tx }, { post_id }) => dropItem(tx, 'Post', post_id))
export const feedListeners = [onProduct, onAuction, onBounty, onEvent, onPost, onPostChanged, onPostGone, onPostTakenDown]
