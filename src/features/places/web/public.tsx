/** What other screens may use of addresses. */
export { AddressLine } from './AddressLine.tsx'
export { type AddressHandle, AddressPick } from './AddressPick.tsx'
