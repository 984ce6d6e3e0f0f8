import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { proposals } from '../contract.ts'
import { proposalNotices } from '../notices.ts'
import { proposalTexts } from '../texts.ts'
import { decide, renew, vote, withdraw } from './act.ts'
import { closeProposals } from './close.timer.ts'
import { changes, check, list, show } from './look.ts'
import { proposalTags } from './privacy.ts'
import { correct, propose } from './propose.ts'
import { seenProposals } from './queries.ts'
import { proposalKind } from './subject.ts'

const everybody = (_: unknown, __: unknown, ids: readonly string[]) => ids

export const proposalsSlice = slice('proposals', proposals, {
  handlers: { check, propose, correct, list, show, vote, withdraw, renew, decide, changes },
  timers: [closeProposals],
  topics: { catalogue_proposal: visibleRows(seenProposals), catalogue_proposals: everybody },
  notices: proposalNotices,
  texts: proposalTexts,
  subjects: [proposalKind],
  tags: proposalTags,
  lockRank: { catalogue_proposals: 660 },
})
