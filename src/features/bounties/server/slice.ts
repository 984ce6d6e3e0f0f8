import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { bounties } from '../contract.ts'
import { bountyNotices } from '../notices.ts'
import { bountyRights } from '../plan-rights.ts'
import { bountyTexts } from '../texts.ts'
import { create } from './edit/create.ts'
import { archive, award, close, publish } from './edit/moves.ts'
import { remove } from './edit/remove.ts'
import { schedule, unschedule } from './edit/schedule.ts'
import { publishScheduled } from './edit/scheduled.timer.ts'
import { update } from './edit/update.ts'
import { expireBounties } from './expire.timer.ts'
import { bountySearch } from './find/search-kind.ts'
import { bountyAlerts } from './list/alert-source.ts'
import { counts, drops } from './list/counts.ts'
import { list } from './list/list.ts'
import { show } from './list/show.ts'
import { bountiesSyndicated } from './list/syndication.ts'
import { answerOffer, withdrawOffer } from './offer/answer.ts'
import { lapseOffers } from './offer/lapse.timer.ts'
import { offers, showOffer } from './offer/list.ts'
import { placeOffer } from './offer/place.ts'
import { countOffers } from './offer/queries.ts'
import { endOffersOfLot, endOffersOfProduct, endOffersOfTrade, payFinders, payTraders } from './on-market.ts'
import { bountyTags } from './privacy.ts'
import { countOpen, seenBounties } from './queries.ts'
import { bountyCause } from './queries-causes.ts'
import { unfinishedBounties } from './queries-subject.ts'
import { bountyKind, bountyOfferKind } from './subject.ts'

const seen = visibleRows((db, ids, viewer) => seenBounties(db, ids, viewer.id))

export const bountiesSlice = slice('bounties', bounties, {
  handlers: {
    ...{ list, counts, drops, show, create, update, schedule, unschedule, remove, publish, close, award, archive },
    ...{ placeOffer, offers, showOffer, answerOffer, withdrawOffer },
  },
  listeners: [payFinders, payTraders, endOffersOfProduct, endOffersOfLot, endOffersOfTrade],
  timers: [publishScheduled, expireBounties, lapseOffers],
  topics: { bounty: seen, 'discussion of bounty': seen, 'bounty offers of member': ownOnly },
  counts: { bounties: countOpen, bounty_offers: countOffers },
  rights: bountyRights,
  texts: bountyTexts,
  subjects: [bountyKind, bountyOfferKind],
  syndication: [bountiesSyndicated],
  alertSources: [bountyAlerts],
  searchKinds: [bountySearch],
  tags: bountyTags,
  statementCauses: [bountyCause],
  notices: bountyNotices,
  unfinished: [unfinishedBounties],
  lockRank: { bounties: 560 },
})
