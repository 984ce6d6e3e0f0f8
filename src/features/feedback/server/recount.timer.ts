import { timer } from '#server/operations/slice.ts'
import type { RatingTarget } from '../rules.ts'
import { dueRecounts, recount } from './queries-scores.ts'

/** A feedback leaves the last twelve months: the score without it. */
export const recountScores = timer({
  name: 'feedback.recount',
  due: dueRecounts,
  async run({ tx }, target) {
    const [type, id] = target.split(':') as [RatingTarget, string]
    await recount(tx, type, id)
  },
})
