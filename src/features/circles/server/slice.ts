import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { circles } from '../contract.ts'
import { circleNotices } from '../notices.ts'
import { circleTexts } from '../texts.ts'
import { moveDueCircles } from './due.timer.ts'
import { searcher } from './find/search.job.ts'
import { searchDaily } from './find/search.timer.ts'
import { list, show } from './list.ts'
import { accept } from './move/accept.ts'
import { confirm, decline, ship } from './move/moves.ts'
import { onBlocked, onItemChanged, onLotOpened, onProductChanged, onTradeAccepted } from './on-item.ts'
import { circleTags } from './privacy.ts'
import { heardCircles, unfinishedCircles } from './queries-subject.ts'
import { circleKind } from './subject.ts'

export const circlesSlice = slice('circles', circles, {
  handlers: { list, show, accept, decline, ship, confirm },
  listeners: [onItemChanged, onProductChanged, onLotOpened, onTradeAccepted, onBlocked],
  timers: [moveDueCircles, searchDaily],
  jobs: [searcher],
  topics: { circle: visibleRows((db, ids, viewer) => heardCircles(db, ids, viewer.id)), 'circles of member': ownOnly },
  texts: circleTexts,
  subjects: [circleKind],
  tags: circleTags,
  notices: circleNotices,
  unfinished: [unfinishedCircles],
  lockRank: { trade_circles: 557 },
})
