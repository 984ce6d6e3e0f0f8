import { useLingui } from '@lingui/react/macro'
import type { ProblemCode } from '../rules.ts'
import type { RowAnswer } from './types.ts'
import { useTargetNames } from './use-target-names.ts'

/** What is wrong with a cell, in one sentence. */
export function useProblemWords(): (problem: RowAnswer['problems'][number]) => string {
  const { t } = useLingui()
  const nameOf = useTargetNames()
  return ({ code, field, given }) => {
    const name = nameOf(field)
    const words: Record<ProblemCode, string> = {
      missing: t`${name} is missing.`,
      unknown: t`${name}: “${given}” is not known.`,
      year: t`${name}: there is no year in “${given}”.`,
      figure: t`${name}: “${given}” is no number.`,
      day: t`${name}: “${given}” is no day.`,
      money: t`${name}: “${given}” is no amount.`,
      currency: t`${name}: “${given}” is no currency.`,
      flag: t`${name}: write yes or no.`,
      pieces: t`${name}: write how many pieces, 1 or more.`,
      long: t`${name} is too long.`,
      form: t`${name}: “${given}” does not fit here.`,
    }
    return words[code]
  }
}
