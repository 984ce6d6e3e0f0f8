import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { bulkListing } from '../contract.ts'

export type RowAnswer = AnswerOf<typeof bulkListing.rows>['rows'][number]
type Problem = RowAnswer['problems'][number]

/** What is wrong with a cell, in one sentence. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useLingui()
  return ({ code, field, given, said }) => {
    const words: Record<Problem['code'], string> = {
      missing: t`${field} is missing.`,
      money: t`${field}: “${given}” is no price here.`,
      figure: t`${field}: “${given}” is no number.`,
      flag: t`${field}: write yes or no.`,
      item: t`${field}: “${given}” is no item of yours.`,
      listed: t`${field}: you do not have ${given} free pieces.`,
      word: t`${field}: “${given}” is not known.`,
      long: t`${field} is too long.`,
      refused: said ?? '',
      draft: t`Kept as a draft. ${said ?? ''}`,
    }
    return words[code]
  }
}
