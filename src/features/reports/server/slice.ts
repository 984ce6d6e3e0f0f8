import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { type MayListen, slice } from '#server/operations/slice.ts'
import { reports } from '../contract.ts'
import { reportNotices } from '../notices.ts'
import { reportTexts } from '../texts.ts'
import { answer, appeal, endDecisions, reverse } from './appeals.ts'
import { decide } from './decide.ts'
import { cannedAnswers, dropCannedAnswer, keepCannedAnswer } from './desk/answers.ts'
import { bulk } from './desk/bulk.ts'
import { decideOwn } from './desk/decide-own.ts'
import { figures } from './desk/figures.ts'
import { evidence, note, release, take } from './handle.ts'
import { reportTags } from './privacy.ts'
import { heardDecisions } from './queries-subject.ts'
import { raise } from './raise.ts'
import { appeals, decision, decisions, mine, queue, show } from './read.ts'
import { decisionKind } from './subject.ts'

/** The queue is heard by those who may read it. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.flagged') ? ids : [])

export const reportsSlice = slice('reports', reports, {
  handlers: {
    ...{ raise, mine, decisions, decision, appeal, queue, show, evidence },
    ...{ take, release, bulk, note, decide, decideOwn, appeals, answer, reverse },
    ...{ cannedAnswers, keepCannedAnswer, dropCannedAnswer, figures },
  },
  timers: [endDecisions],
  topics: {
    report_cases: ofTheHouse,
    report_answers: ofTheHouse,
    'reports of member': ownOnly,
    decision: visibleRows((db, ids, viewer) => heardDecisions(db, ids, viewer.id)),
  },
  texts: reportTexts,
  subjects: [decisionKind],
  tags: reportTags,
  notices: reportNotices,
  lockRank: { report_cases: 80, decisions: 85 },
})
