/** One removed defence: `search` occurs once in `file`, and `test` (paths separated by spaces) must fail after the replacement. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly search: string
  readonly replace: string
  readonly test: string
}
