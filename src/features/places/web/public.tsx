export { AddressesPanel, addressesAsks } from './AddressesPanel.tsx'
export { AddressLine } from './AddressLine.tsx'
export { AddressPick } from './AddressPick.tsx'
export type { AddressHandle } from './address-handle.ts'
