import type { Address } from './AddressLine.tsx'

export interface AddressHandle {
  /** The chosen address; what stands in the form is saved first. Nothing where it cannot be. */
  chosen: () => Promise<Address | undefined>
}
