/** A part of the product that the operator can close. Several slices may make one part. */
export interface ProductPart {
  readonly code: string
  /** Beginnings of the addresses of its pages that are closed with it; with `$` at the end that page alone. */
  readonly closes: readonly string[]
  /** Operations by which what runs already is carried to its end: open although the part is closed. */
  readonly goes_on: ReadonlySet<string>
}
