/**
 * Three amounts to choose from: the least, two steps more, and about a tenth more; the last two are round in their step. `step` is the increment at
 * the least amount.
 */
export function quickAmounts(least: number, step: number): [number, number, number] {
  const up = (amount: number, to: number) => Math.ceil(amount / to) * to
  const some = up(least + 2 * step, 2 * step)
  const much = up(Math.ceil(least * 1.1), 5 * step)
  return [least, some, much > some ? much : up(some + 1, 5 * step)]
}
