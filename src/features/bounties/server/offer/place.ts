import { isVisibleTo } from '#features/members/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyOfferPlaced } from '../../contract.ts'
import { huntable, OFFERS_MOST } from '../../rules.ts'
import { factsOf } from '../end.ts'
import { findSeen, lockBounty } from '../queries.ts'
import { countOffers, keepOffer, standingOf } from './queries.ts'
import { thingOf } from './thing.ts'
import { oneOffer } from './view.ts'

export const placeOffer = command(bounties.placeOffer, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  await lock(tx, 'members', [viewer.id])
  if (!(await findSeen(tx, input.bounty_id, viewer.id))) return refuse('bounty_offer.no_bounty')
  // It cannot leave the market while it is offered. Trades are locked before bounties.
  if (input.trade_id) await lock(tx, 'trades', [input.trade_id])
  const bounty = (await lockBounty(tx, input.bounty_id))!
  if (bounty.user_id !== viewer.id && !(await isVisibleTo(tx, viewer.id, bounty.user_id))) return refuse('bounty_offer.no_bounty')
  const no = huntable(bounty, viewer.id, await clock())
  if (no) return no
  const limit = viewer.limits.bounty_offers
  if (limit !== undefined && (await countOffers(tx, viewer.id)) >= limit) return refuse('bounty_offer.limit', { limit, plan_limit: 'bounty_offers' })
  const thing = await thingOf(tx, input, { finder_id: viewer.id, poster_id: bounty.user_id })
  if (refused(thing)) return thing
  const standing = await standingOf(tx, bounty.id, viewer.id)
  if (standing.some(({ address }) => address === thing.address)) return refuse('bounty_offer.standing')
  if (standing.length >= OFFERS_MOST) return refuse('bounty_offer.many')
  const { referable_type, message } = input
  const row = { ...thing, bounty_id: bounty.id, user_id: viewer.id, poster_id: bounty.user_id, referable_type, message }
  const offer = await keepOffer(tx, row)
  emit(bountyOfferPlaced, factsOf(bounty, offer))
  return { bounty_offer: await oneOffer({ ...call, db: tx }, offer.id) }
})
