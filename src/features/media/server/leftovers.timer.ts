import { sweeper } from '#server/operations/slice.ts'
import { dueLeftovers, forgetLeftover, nextLeftover } from './queries.ts'

/** Files of pictures that were deleted, or that never arrived. Removing them twice does no harm. */
export const leftovers = sweeper({
  name: 'media.leftovers',
  due: dueLeftovers,
  next: nextLeftover,
  outside: (_db, key, tools) => tools.files.remove(key),
  finish: async ({ tx }, key) => void (await forgetLeftover(tx, key)),
})
