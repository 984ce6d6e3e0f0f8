/** `red`: a test has failed. `survived`: every test has passed. `error`: nothing is known, for the test did not start, or its world did not open. */
export type Verdict = 'red' | 'survived' | 'error'

/** As vitest counts in its JSON. A hook that fails leaves its tests skipped, not failed. */
export interface TestCounts {
  readonly success: boolean
  readonly numFailedTests: number
  readonly numPassedTests: number
  readonly testResults?: readonly { readonly name: string; readonly status: string; readonly assertionResults: readonly unknown[] }[]
}
export function verdictOf(counts: TestCounts | undefined): Verdict {
  if (!counts) return 'error'
  if (counts.numFailedTests > 0) return 'red'
  return counts.success && counts.numPassedTests > 0 ? 'survived' : 'error'
}
