/** What stands on the clock: the two largest parts that are left, and whether the end is near. */
export interface Left {
  readonly is: 'days' | 'hours' | 'minutes' | 'seconds' | 'over'
  readonly large: number
  readonly small: number
  /** Under five minutes: carmine, and the word "Ending". */
  readonly ending: boolean
  /** Ticks each second; otherwise each minute is enough. */
  readonly ticks: boolean
}

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]
const SOON = 5 * MINUTE

/** `ms` until the end. The second that has begun counts as whole, so that nothing stands at zero while the lot is open. */
export function leftOf(ms: number): Left {
  if (ms <= 0) return { is: 'over', large: 0, small: 0, ending: false, ticks: false }
  const whole = Math.ceil(ms / SECOND) * SECOND
  const parts = (is: Left['is'], large: number, small: number) => ({
    ...{ is, large: Math.floor(whole / large), small: Math.floor((whole % large) / small) },
    ...{ ending: ms <= SOON, ticks: whole <= HOUR },
  })
  if (whole > DAY) return parts('days', DAY, HOUR)
  if (whole > HOUR) return parts('hours', HOUR, MINUTE)
  return whole >= MINUTE ? parts('minutes', MINUTE, SECOND) : parts('seconds', SECOND, SECOND)
}

/** Minutes before the end that a screen reader hears. */
const MARKS = [10, 5, 1]
/** The mark that was passed between two looks at the clock, if any: the latest of them. */
export const markPassed = (before: number, now: number): number | undefined =>
  MARKS.filter((minutes) => before > minutes * MINUTE && now <= minutes * MINUTE && now > 0).at(-1)
