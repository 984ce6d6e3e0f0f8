import { sweeper } from '#server/operations/slice.ts'
import { dueLeftovers, forgetLeftover, nextLeftover } from './queries.ts'

/** Removes files of deleted pictures and of uploads that failed. Idempotent. */
export const leftovers = sweeper({
  name: 'media.leftovers',
  due: dueLeftovers,
  next: nextLeftover,
  outside: (_db, key, tools) => tools.files.remove(key),
  finish: async ({ tx }, key) => void (await forgetLeftover(tx, key)),
})
