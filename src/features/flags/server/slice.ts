import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { type MayListen, slice } from '#server/operations/slice.ts'
import { flags } from '../contract.ts'
import { flagNotices } from '../notices.ts'
import { flagTexts } from '../texts.ts'
import { closeFlags } from './close.timer.ts'
import { flagTags } from './privacy.ts'
import { heardFlags, heardItems } from './queries.ts'
import { flagCause, raisedFlags } from './queries-due.ts'
import { list, ofItem, show, waiting } from './read.ts'
import { decide } from './steps/decide.ts'
import { agree, appeal, disagree, mend, requestRemoval, withdraw } from './steps/mend.ts'
import { raise } from './steps/raise.ts'
import { answer, say } from './steps/talk.ts'
import { clarify, vote } from './steps/vote.ts'
import { flagKind } from './subject.ts'

/** The list of moderators is heard by those who may read it. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.flagged') ? ids : [])
const heard = visibleRows(async (db, ids, viewer) =>
  viewer.kind === 'member' ? heardFlags(db, ids, { id: viewer.id, is_moderator: viewer.permissions.has('user.access.flagged') }) : [],
)

export const flagsSlice = slice('flags', flags, {
  handlers: {
    ...{ list, show, ofItem, raise, vote, say, clarify, answer },
    ...{ requestRemoval, agree, disagree, withdraw, mend, appeal, waiting, decide },
  },
  timers: [closeFlags],
  topics: {
    flag: heard,
    'flags of item': visibleRows((db, ids, viewer) => heardItems(db, ids, viewer.id)),
    'flags of member': ownOnly,
    flag_tickets: ofTheHouse,
  },
  texts: flagTexts,
  subjects: [flagKind],
  tags: flagTags,
  notices: flagNotices,
  unfinished: [raisedFlags],
  statementCauses: [flagCause],
  lockRank: { flag_tickets: 702 },
})
