import type { Address } from './AddressLine.tsx'

export interface AddressHandle {
  /** The chosen address; an open form is saved first. Undefined if that fails. */
  chosen: () => Promise<Address | undefined>
}
