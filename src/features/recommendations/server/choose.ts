import { command } from '#server/operations/slice.ts'
import { recommendations, recommendationsChosen } from '../contract.ts'
import { turnOff, turnOn } from './queries.ts'

export const choose = command(recommendations.choose, async ({ input: { why, is_on }, viewer, tx, emit }) => {
  await (is_on ? turnOn : turnOff)(tx, viewer.id, why)
  emit(recommendationsChosen, { member_id: viewer.id })
  return { is_on }
})
