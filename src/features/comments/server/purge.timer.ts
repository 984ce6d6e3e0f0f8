import { forgetReactions } from '#features/reactions/server/public.ts'
import { timer } from '#server/operations/slice.ts'
import { commentSubject } from '../contract.ts'
import { dueComments, purge } from './queries.ts'

/** What was deleted a minute ago goes for good, with the reactions to it. */
export const purgeComments = timer({
  name: 'comments.purge',
  due: dueComments,
  async run({ tx }, id) {
    if (await purge(tx, id)) await forgetReactions(tx, commentSubject.name, [id])
  },
})
