// Delivery addresses of the demo buyers.
export interface DemoBuyer {
  readonly username: string
  readonly card: 'pm_card_visa' | 'pm_card_mastercard'
  readonly address: { readonly address: string; readonly city: string; readonly state?: string; readonly zipcode: string; readonly country: string }
}
export const DEMO_BUYERS: readonly DemoBuyer[] = [
  { username: 'ben', card: 'pm_card_visa', address: { address: '12 Canal Row', city: 'Chester', zipcode: 'CH1 4EZ', country: 'GB' } },
  { username: 'cleo', card: 'pm_card_mastercard', address: { address: 'Odos Ermou 41', city: 'Athens', zipcode: '105 63', country: 'GR' } },
  { username: 'greta_l', card: 'pm_card_visa', address: { address: 'Kyrkogatan 9', city: 'Lund', zipcode: '222 22', country: 'SE' } },
  {
    username: 'ximena_c',
    card: 'pm_card_mastercard',
    address: { address: 'Calle Hidalgo 18', city: 'Puebla', state: 'Puebla', zipcode: '72000', country: 'MX' },
  },
  { username: 'ann', card: 'pm_card_visa', address: { address: '7 rue des Tables', city: 'Lyon', zipcode: '69005', country: 'FR' } },
]
