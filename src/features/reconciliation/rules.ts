/** A booking on what the gateway holds for us: positive when money came. */
export interface LedgerLine {
  /** The gateway's name of it; empty where we know none. */
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly what: string
  /** Of the day that is compared; the days around it are only looked at for partners. */
  readonly of_day: boolean
}
/** A balance transaction of the gateway. */
export interface GatewayLine extends LedgerLine {
  readonly fee: number
}
export interface Difference {
  readonly kind: 'missing_here' | 'missing_there' | 'amount'
  readonly reference: string
  readonly what: string
  readonly ours: number | null
  readonly theirs: number | null
  readonly currency: string
}

const keyOf = ({ reference, currency }: LedgerLine) => `${currency} ${reference}`
/** Sums by reference, as one payment may be booked in parts. */
function summed(lines: readonly LedgerLine[]): Map<string, LedgerLine> {
  const sums = new Map<string, LedgerLine>()
  for (const line of lines) {
    const before = sums.get(keyOf(line))
    sums.set(keyOf(line), before ? { ...before, amount: before.amount + line.amount, of_day: before.of_day || line.of_day } : line)
  }
  return sums
}

/** Compares one day: each reference is in both books with the same amount, or it is a difference. */
export function compare(ours: readonly LedgerLine[], theirs: readonly LedgerLine[]): { matched: number; differences: Difference[] } {
  const nameless = ours.filter(({ reference, of_day }) => !reference && of_day)
  const here = summed(ours.filter(({ reference }) => reference))
  const there = summed(theirs)
  let matched = 0
  const differences: Difference[] = nameless.map((line) => lacking('missing_there', line))
  for (const [key, line] of there) {
    const partner = here.get(key)
    if (!line.of_day && !partner?.of_day) continue
    if (!partner) differences.push(lacking('missing_here', line))
    else if (partner.amount === line.amount) matched += 1
    else
      differences.push({
        kind: 'amount',
        reference: line.reference,
        what: partner.what,
        ours: partner.amount,
        theirs: line.amount,
        currency: line.currency,
      })
  }
  for (const [key, line] of here) if (line.of_day && !there.has(key)) differences.push(lacking('missing_there', line))
  return { matched, differences }
}
const lacking = (kind: 'missing_here' | 'missing_there', { reference, what, amount, currency }: LedgerLine): Difference => ({
  ...{ kind, reference, what, currency },
  ours: kind === 'missing_there' ? amount : null,
  theirs: kind === 'missing_here' ? amount : null,
})

/** Days that are compared after the fact. */
export const DAYS_BACK = 30
/** Hours after midnight in UTC: late messages have arrived. */
export const HOURS_AFTER = 2
/** Days before and after, in which the other book may have the same movement. */
export const DAYS_AROUND = 2
