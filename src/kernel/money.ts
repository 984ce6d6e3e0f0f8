/** An amount in minor units with its currency: { amount: 4320, currency: 'USD' } is $ 43.20. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

export function money({ amount, currency }: Money): Money {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is not a whole number of minor units`)
  return { amount, currency }
}

/** Adds amounts of one currency; throws for mixed currencies. */
export function sum(currency: string, amounts: readonly Money[]): Money {
  const stranger = amounts.find((one) => one.currency !== currency)
  if (stranger) throw new Error(`${stranger.currency} cannot be added to ${currency}`)
  return money({ amount: amounts.reduce((total, { amount }) => total + amount, 0), currency })
}

/** A share of an amount in basis points (250 is 2.5 %), rounded half to even. */
export function share(amount: number, basis_points: number): number {
  const product = BigInt(amount) * BigInt(basis_points)
  const whole = product / 10_000n
  const rest = product % 10_000n
  const up = rest > 5_000n || (rest === 5_000n && whole % 2n === 1n)
  return Number(up ? whole + 1n : whole)
}

/** Splits a total by weights with the largest remainder method: the parts always add up to the total. */
export function split(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0)
  if (all === 0) return weights.map((_, at) => (at === 0 ? total : 0))
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(all))
  const parts = exact.map(Number)
  const rests = weights.map((weight, at) => ({ at, rest: (BigInt(total) * BigInt(weight)) % BigInt(all) }))
  rests.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  const missing = total - parts.reduce((a, b) => a + b, 0)
  for (const { at } of rests.slice(0, missing)) parts[at]! += 1
  return parts
}
