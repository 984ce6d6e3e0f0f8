import { registered } from '#server/slices/subject.ts'
import { flagSubject } from '../contract.ts'
import { flagNames, flagReach } from './queries-due.ts'

export const flagKind = registered(flagSubject, {
  uses: [],
  reach: flagReach,
  cards: async ({ db }, viewer, ids) => (await flagNames(db, viewer, ids)).map(({ id, name }) => ({ id, title: name, line: '', image_url: null })),
})
