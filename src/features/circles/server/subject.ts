import { type SqlBool, sql } from 'kysely'
import { registered, type SubjectReach } from '#server/slices/subject.ts'
import { circleSubject } from '../contract.ts'
import { shownCircles } from './queries-subject.ts'

const reach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from trade_circle_legs l where l.circle_id = ${id} and l.from_id = ${viewer}::uuid)`

/** Where notices of circles lead: for their members alone. */
export const circleKind = registered(circleSubject, {
  uses: [],
  reach,
  cards: async ({ db }, viewer, ids) =>
    (await shownCircles(db, ids, viewer)).map(({ id, number, names }) => ({ id, title: names, line: `${number}`, image_url: null })),
})
