/** What other screens may use of addresses. */
export { AddressLine } from './AddressLine.tsx'
export { AddressPick, type AddressHandle, type AddressPickProps } from './AddressPick.tsx'
