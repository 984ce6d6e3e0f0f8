import { registered } from '#server/slices/subject.ts'
import { decisionSubject } from '../contract.ts'
import { decisionCards, isOwnDecision } from './queries-subject.ts'

export const decisionKind = registered(decisionSubject, {
  uses: [],
  reach: isOwnDecision,
  cards: async ({ db }, viewer, ids) =>
    (await decisionCards(db, viewer, ids)).map(({ id, title, number }) => ({ id, title, line: String(number), image_url: null })),
})
