import { registered } from '#server/slices/subject.ts'
import { proposalSubject } from '../contract.ts'
import { EVERYTHING, findProposals } from './queries.ts'
import { proposalReach } from './queries-subject.ts'
import { titleOf } from './view.ts'

export const proposalKind = registered(proposalSubject, {
  uses: [],
  reach: proposalReach,
  cards: async ({ db }, viewer, ids) =>
    (await findProposals(db, { ...EVERYTHING, id: viewer, is_moderator: false }, ids)).map((row) => ({
      id: row.id,
      title: titleOf(row),
      line: '',
      image_url: null,
    })),
})
