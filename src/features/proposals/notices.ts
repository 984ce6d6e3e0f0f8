import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { proposalMoved, proposalSubject } from './contract.ts'

/** What its proposer is told; the other moves they have made themselves, or the clock makes silently. */
const TOLD: ReadonlySet<string> = new Set(['Accepted', 'Rejected', 'Stale', 'Undecided'])

const catalogueProposal = notice({
  type: 'catalogue_proposal',
  section: 'profile',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My proposal for the catalogue moves on',
    line: 'It is accepted or rejected, waits for a moderator, or the catalogue has changed meanwhile.',
    subject:
      '{status, select, Accepted {“{title}” is accepted} Rejected {“{title}” is not accepted} Stale {“{title}” needs another look from you} other {“{title}” waits for a moderator}}',
    message:
      '{status, select, Accepted {{kind, select, new {Your entry is in the catalogue now. Thank you.} other {Your correction is in the catalogue now. Thank you.}}} Rejected {Look at the proposal to read why.} Stale {The catalogue was changed meanwhile. Look whether your proposal still holds.} other {Too few members voted, or they did not agree.}}',
  },
  tells: [
    tell(proposalMoved, ({ proposal_id, kind, title, proposer_id, status, opened_at }) =>
      TOLD.has(status)
        ? [
            {
              ...{ member_id: proposer_id, actor_id: null, subject: subjectRef(proposalSubject, proposal_id) },
              property: { title, kind, status },
              dedupe_key: `proposal:${proposal_id}:${status}:${opened_at}`,
            },
          ]
        : [],
    ),
  ],
})

export const proposalNotices = [catalogueProposal]
