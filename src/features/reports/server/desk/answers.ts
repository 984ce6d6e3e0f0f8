import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { reports } from '../../contract.ts'
import { MOST_ANSWERS } from '../../rules.ts'
import { countAnswers, dropAnswer, keepAnswerRow, keptAnswers } from './queries-answers.ts'

export const cannedAnswers = query(reports.cannedAnswers, async ({ db }) => ({ answers: await keptAnswers(db, MOST_ANSWERS) }))

export const keepCannedAnswer = command(reports.keepCannedAnswer, async ({ input, viewer, tx, concerns }) => {
  if ((await countAnswers(tx)) >= MOST_ANSWERS) return refuse('answer.full')
  const answer = await keepAnswerRow(tx, { ...input, author_id: viewer.id })
  concerns({ answer_id: answer.id })
  return { answer }
})

export const dropCannedAnswer = command(reports.dropCannedAnswer, async ({ input, tx }) =>
  (await dropAnswer(tx, input.id)) ? { done: true as const } : refuse('answer.not_found'),
)
