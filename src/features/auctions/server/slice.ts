import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { auctions } from '../contract.ts'
import { auctionNotices } from '../notices.ts'
import { auctionRights } from '../plan-rights.ts'
import { auctionTexts } from '../texts.ts'
import { bid } from './bid/bid.ts'
import { buyNow } from './bid/buy-now.ts'
import { retractBid } from './bid/retract-bid.ts'
import { create } from './edit/create.ts'
import { publish } from './edit/publish.ts'
import { remove } from './edit/remove.ts'
import { schedule, unschedule } from './edit/schedule.ts'
import { publishScheduled } from './edit/scheduled.timer.ts'
import { update } from './edit/update.ts'
import { closeAuctions } from './end/close.timer.ts'
import { endEarly } from './end/end-early.ts'
import { finishAuctions } from './end/final.timer.ts'
import { defaultUnpaid, finishPaid } from './end/on-order.ts'
import { relist } from './end/relist.ts'
import { lapseSecondChances } from './end/second-chance.timer.ts'
import { answerSecondChance, secondChance } from './end/second-chance.ts'
import { tellEndingSoon } from './end/soon.timer.ts'
import { auctionSearch } from './find/search-kind.ts'
import { auctionAlerts } from './list/alert-source.ts'
import { bids } from './list/bids.ts'
import { counts, drops } from './list/counts.ts'
import { list, participated } from './list/list.ts'
import { auctionsSyndicated } from './list/syndication.ts'
import { watch } from './list/watch.ts'
import { auctionTags } from './privacy.ts'
import { proof } from './prove/proof.ts'
import { countOpen, seenAuctions } from './queries.ts'
import { likeWatched, lotsEnding, lotsWanted } from './queries-recommended.ts'
import { unfinishedAuctions } from './queries-unfinished.ts'
import { show } from './show/show.ts'
import { auctionHistoryKind, auctionKind } from './subject.ts'

const seen = visibleRows((db, ids, viewer) => seenAuctions(db, ids, viewer.id))

export const auctionsSlice = slice('auctions', auctions, {
  part: {
    code: 'auctions',
    closes: ['/marketplace/auctions', '/auctions/create'],
    goes_on: [
      'list',
      'counts',
      'participated',
      'show',
      'bid',
      'bids',
      'buyNow',
      'retractBid',
      'endEarly',
      'secondChance',
      'answerSecondChance',
      'watch',
      'proof',
      'remove',
    ],
  },
  handlers: {
    ...{ list, counts, drops, participated, show, create, update, schedule, unschedule, remove, publish, bid, bids, buyNow, retractBid },
    ...{ endEarly, relist, secondChance, answerSecondChance, watch, proof },
  },
  listeners: [finishPaid, defaultUnpaid],
  timers: [publishScheduled, closeAuctions, tellEndingSoon, finishAuctions, lapseSecondChances],
  topics: { auction: seen, 'discussion of auction': seen, 'auctions of member': ownOnly },
  counts: { auctions: countOpen },
  rights: auctionRights,
  texts: auctionTexts,
  subjects: [auctionKind, auctionHistoryKind],
  syndication: [auctionsSyndicated],
  recommends: [lotsWanted, lotsEnding, likeWatched],
  alertSources: [auctionAlerts],
  searchKinds: [auctionSearch],
  tags: auctionTags,
  notices: auctionNotices,
  unfinished: [unfinishedAuctions],
  lockRank: { auctions: 550 },
})
