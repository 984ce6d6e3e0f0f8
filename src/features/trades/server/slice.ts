import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { trades } from '../contract.ts'
import { tradeNotices } from '../notices.ts'
import { tradeRights } from '../plan-rights.ts'
import { tradeTexts } from '../texts.ts'
import { tradeSearch } from './find/search-kind.ts'
import { tradeAlerts } from './listing/alert-source.ts'
import { counts, drops } from './listing/counts.ts'
import { create } from './listing/create.ts'
import { expireTrades } from './listing/expire.timer.ts'
import { list } from './listing/list.ts'
import { archive, publish, unpublish, unschedule } from './listing/moves.ts'
import { schedule } from './listing/schedule.ts'
import { publishScheduled } from './listing/scheduled.timer.ts'
import { show } from './listing/show.ts'
import { tradesSyndicated } from './listing/syndication.ts'
import { update } from './listing/update.ts'
import { answerOffer, removeOffer } from './offer/answer.ts'
import { expireOffers } from './offer/expire.timer.ts'
import { offers, proposalOffers, proposals, showOffer, statusCounts } from './offer/list.ts'
import { placeOffer } from './offer/place.ts'
import { countOffers } from './offer/queries.ts'
import { onAccepted, onItemChanged, onLotOpened, onProductChanged } from './on-item.ts'
import { moveDueOrders } from './order/due.timer.ts'
import { disputed, order, orders } from './order/list.ts'
import { confirm, dispute, proceed, settle, ship, withdraw } from './order/moves.ts'
import { tradeCauses } from './order/queries-causes.ts'
import { remindSenders } from './order/remind.timer.ts'
import { tradeTags } from './privacy.ts'
import { countOpen, seenTrades } from './queries.ts'
import { tradeLevels } from './queries-level.ts'
import { heardOrders, heardProposals, unfinishedTrades } from './queries-subject.ts'
import { tradeKind, tradeOfferKind, tradeOrderKind } from './subject.ts'

export const tradesSlice = slice('trades', trades, {
  handlers: {
    ...{ list, counts, drops, show, create, update, publish, schedule, unschedule, unpublish, archive, order },
    ...{ placeOffer, offers, showOffer, answerOffer, removeOffer, proposals, proposalOffers, statusCounts },
    ...{ orders, proceed, withdraw, ship, confirm, dispute, disputed, settle },
  },
  listeners: [onItemChanged, onProductChanged, onLotOpened, onAccepted],
  timers: [publishScheduled, expireTrades, expireOffers, moveDueOrders, remindSenders],
  topics: {
    trade: visibleRows((db, ids, viewer) => seenTrades(db, ids, viewer.id)),
    'trade proposal': visibleRows((db, ids, viewer) => heardProposals(db, ids, viewer.id)),
    'trade order': visibleRows((db, ids, viewer) => heardOrders(db, ids, viewer.id)),
    'trades of member': ownOnly,
  },
  counts: { trades: countOpen, trade_offers: countOffers },
  rights: tradeRights,
  levelSources: tradeLevels,
  syndication: [tradesSyndicated],
  alertSources: [tradeAlerts],
  searchKinds: [tradeSearch],
  texts: tradeTexts,
  subjects: [tradeKind, tradeOfferKind, tradeOrderKind],
  tags: tradeTags,
  statementCauses: tradeCauses,
  notices: tradeNotices,
  unfinished: [unfinishedTrades],
  lockRank: { trades: 555 },
})
