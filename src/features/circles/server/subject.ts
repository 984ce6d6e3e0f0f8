import { registered } from '#server/slices/subject.ts'
import { circleSubject } from '../contract.ts'
import { circleReach, shownCircles } from './queries-subject.ts'

/** Where notices of circles lead: for their members alone. */
export const circleKind = registered(circleSubject, {
  uses: [],
  reach: circleReach,
  cards: async ({ db }, viewer, ids) =>
    (await shownCircles(db, ids, viewer)).map(({ id, number, names }) => ({ id, title: names, line: `${number}`, image_url: null })),
})
