import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { calls } from '../contract.ts'
import { callNotices } from '../notices.ts'
import { callRights } from '../plan-rights.ts'
import { callsTexts } from '../texts.ts'
import { abort, accept, end, reject } from './answer.ts'
import { leaveBlocked } from './on-blocked.ts'
import { keepCallLine } from './on-kept.ts'
import { callsTags } from './privacy.ts'
import { heardCalls } from './queries.ts'
import { current, list, show, way } from './read.ts'
import { goneDevices, ringsOut } from './ring.timer.ts'
import { begin, invite } from './ring.ts'
import { here, join } from './room/device.ts'
import { signal, signals } from './room/signals.ts'
import { showItem } from './room/table.ts'
import { turn } from './room/turn.ts'
import { callKind } from './subject.ts'

export const callsSlice = slice('calls', calls, {
  part: {
    code: 'calls',
    closes: ['/calls', '/meeting'],
    goes_on: ['reject', 'abort', 'end', 'here', 'current', 'show', 'turn', 'signal', 'signals'],
  },
  handlers: { begin, invite, accept, reject, abort, end, join, here, current, show, list, way, turn, signal, signals, showItem },
  listeners: [leaveBlocked, keepCallLine],
  timers: [ringsOut, goneDevices],
  topics: {
    call: visibleRows((db, ids, viewer) => heardCalls(db, ids, viewer.id)),
    ...{ 'calls of member': ownOnly, 'signals of member': ownOnly },
  },
  rights: callRights,
  texts: callsTexts,
  subjects: [callKind],
  tags: callsTags,
  notices: callNotices,
  lockRank: { calls: 740 },
})
