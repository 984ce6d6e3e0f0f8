/** What somebody's votes in one field were worth so far. */
export interface FlagRecord {
  readonly was_right: number
  readonly was_wrong: number
}
export const LEAST_VOTERS = 5
/** A side needs this share of the weight of both. */
export const MAJORITY = 0.7

/** A newcomer is believed to be right three times of five, as if five votes of theirs were judged. */
const BELIEVED = { right: 3, judged: 5 }
const LEAST = 5
const MOST = 250
/** So many votes in a month on flags of the same two weigh fully: who always turns up for a friend weighs less and less. */
const FRIENDLY = 3

/** How often somebody is right in a field, believed from what was judged. */
export const skillOf = ({ was_right, was_wrong }: FlagRecord): number => (was_right + BELIEVED.right) / (was_right + was_wrong + BELIEVED.judged)

/**
 * Weight of a vote in hundredths, 5 to 250: the logarithm of the odds of being right, which is what a vote of that skill tells. A newcomer has 41,
 * who was right 21 of 23 times 179, and who is right as often as a coin nearly nothing.
 */
export function weightOf(record: FlagRecord, together = 0): number {
  const skill = skillOf(record)
  const weight = Math.round(100 * Math.log(skill / (1 - skill)))
  return Math.max(LEAST, Math.round(Math.min(MOST, weight) / (1 + Math.floor(together / FRIENDLY))))
}

export interface FlagTally {
  readonly voters: number
  readonly correct: number
  readonly incorrect: number
}
/** What the vote has come to. No quorum, or no clear side: a moderator decides. */
export function verdictOf({ voters, correct, incorrect }: FlagTally): 'accept' | 'reject' | 'refer' {
  const weight = correct + incorrect
  if (voters < LEAST_VOTERS || weight === 0) return 'refer'
  if (correct >= MAJORITY * weight) return 'accept'
  return incorrect >= MAJORITY * weight ? 'reject' : 'refer'
}
