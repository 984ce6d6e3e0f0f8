/** One defence removed: `search` stands once in `file`, and `test` (paths, space between) must turn red without it. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly search: string
  readonly replace: string
  readonly test: string
}
