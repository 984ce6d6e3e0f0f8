import { timer } from '#server/operations/slice.ts'
import { dueComments, purge } from './queries.ts'

/** What was deleted a minute ago goes for good. */
export const purgeComments = timer({
  name: 'comments.purge',
  due: dueComments,
  run: ({ tx }, id) => purge(tx, id),
})
