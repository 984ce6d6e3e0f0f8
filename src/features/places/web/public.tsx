/** What other screens may use of addresses. */
export { AddressLine } from './AddressLine.tsx'
export { AddressPick } from './AddressPick.tsx'
export type { AddressHandle } from './address-handle.ts'
