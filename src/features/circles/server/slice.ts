import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { type MayListen, slice } from '#server/operations/slice.ts'
import { circles } from '../contract.ts'
import { circleNotices } from '../notices.ts'
import { circleTexts } from '../texts.ts'
import { answer, complain } from './complaint/complain.ts'
import { decide } from './complaint/decide.ts'
import { escalateComplaints } from './complaint/unanswered.timer.ts'
import { complaints } from './complaint/view.ts'
import { moveDueCircles } from './due.timer.ts'
import { searcher } from './find/search.job.ts'
import { searchDaily } from './find/search.timer.ts'
import { list, show } from './list.ts'
import { accept } from './move/accept.ts'
import { confirm, decline, ship } from './move/moves.ts'
import { onBlocked, onItemChanged, onLotOpened, onProductChanged, onTradeAccepted } from './on-item.ts'
import { circleTags } from './privacy.ts'
import { circleCause } from './queries-causes.ts'
import { circleLevels } from './queries-level.ts'
import { heardCircles, unfinishedCircles } from './queries-subject.ts'
import { circleKind } from './subject.ts'

/** The list of moderators is heard by those who may read it. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const circlesSlice = slice('circles', circles, {
  handlers: { list, show, accept, decline, ship, confirm, complain, answer, complaints, decide },
  listeners: [onItemChanged, onProductChanged, onLotOpened, onTradeAccepted, onBlocked],
  timers: [moveDueCircles, escalateComplaints, searchDaily],
  jobs: [searcher],
  topics: { circle_complaints: ofTheHouse, circle: visibleRows((db, ids, viewer) => heardCircles(db, ids, viewer.id)), 'circles of member': ownOnly },
  texts: circleTexts,
  subjects: [circleKind],
  tags: circleTags,
  notices: circleNotices,
  statementCauses: [circleCause],
  levelSources: circleLevels,
  unfinished: [unfinishedCircles],
  lockRank: { trade_circles: 557 },
})
