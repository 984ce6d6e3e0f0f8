import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { bounties } from '../contract.ts'

export const subjects: SubjectPages = {
  bounty: {
    op: bounties.show,
    ids: ({ bounty, bounty_draft, bounty_scheduled, bounty_offered }) => [bounty, bounty_draft, bounty_scheduled, bounty_offered],
  },
  bounty_offer: { op: bounties.showOffer, ids: ({ bounty_offer }) => [bounty_offer] },
}
