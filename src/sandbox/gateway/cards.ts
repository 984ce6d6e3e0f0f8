/** Stripe's published test cards. A card number is compared and not stored; only the name of its row is. */
export type Decline = 'authentication_required' | 'expired_card' | 'generic_decline' | 'incorrect_cvc' | 'insufficient_funds'
export interface TestCard {
  readonly name: string
  readonly number: string
  readonly brand: 'visa' | 'mastercard'
  /** When the bank must authenticate: always, or until the card was set up for later payments. */
  readonly authenticates?: 'always' | 'until_set_up'
  readonly declines?: Decline
  /** True for a card that can be saved and is declined only when charged. */
  readonly attaches?: true
  /** What becomes of a refund: it fails some time after it was sent, or is sent only after some time. */
  readonly refunds?: 'fail' | 'wait'
  /** Why its holder disputes the charge some time later; an inquiry takes no money. */
  readonly disputes?: 'fraudulent' | 'product_not_received' | 'inquiry'
  readonly ids: readonly string[]
}
const declined = (name: string, number: string, declines: Decline, ...ids: string[]): TestCard => ({ name, number, brand: 'visa', declines, ids })

const testCards: readonly TestCard[] = [
  { name: 'visa', number: '4242424242424242', brand: 'visa', ids: ['pm_card_visa'] },
  { name: 'mastercard', number: '5555555555554444', brand: 'mastercard', ids: ['pm_card_mastercard'] },
  {
    name: 'authenticates_until_set_up',
    number: '4000002500003155',
    brand: 'visa',
    authenticates: 'until_set_up',
    ids: ['pm_card_authenticationRequiredOnSetup'],
  },
  { name: 'authenticates', number: '4000002760003184', brand: 'visa', authenticates: 'always', ids: ['pm_card_authenticationRequired'] },
  { name: 'three_d_secure', number: '4000000000003220', brand: 'visa', authenticates: 'always', ids: ['pm_card_threeDSecure2Required'] },
  declined('declined', '4000000000000002', 'generic_decline', 'pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'),
  declined(
    'insufficient_funds',
    '4000000000009995',
    'insufficient_funds',
    'pm_card_chargeDeclinedInsufficientFunds',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  ),
  declined('expired', '4000000000000069', 'expired_card', 'pm_card_chargeDeclinedExpiredCard', 'pm_card_visa_chargeDeclinedExpiredCard'),
  declined('wrong_code', '4000000000000127', 'incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc', 'pm_card_visa_chargeDeclinedIncorrectCvc'),
  { ...declined('declined_when_charged', '4000000000000341', 'generic_decline', 'pm_card_chargeCustomerFail'), attaches: true },
  { name: 'refund_fails', number: '4000000000005126', brand: 'visa', refunds: 'fail', ids: ['pm_card_refundFail'] },
  { name: 'refund_waits', number: '4000000000007726', brand: 'visa', refunds: 'wait', ids: ['pm_card_pendingRefund'] },
  { name: 'disputed', number: '4000000000000259', brand: 'visa', disputes: 'fraudulent', ids: ['pm_card_createDispute'] },
  {
    name: 'disputed_not_received',
    number: '4000000000002685',
    brand: 'visa',
    disputes: 'product_not_received',
    ids: ['pm_card_createDisputeProductNotReceived'],
  },
  { name: 'inquired', number: '4000000000001976', brand: 'visa', disputes: 'inquiry', ids: ['pm_card_createDisputeInquiry'] },
]
export const byName = (name: string) => testCards.find((card) => card.name === name)!
export const byNumber = (number: string) => testCards.find((card) => card.number === number)
export const byTestId = (id: string) => testCards.find((card) => card.ids.includes(id))

export const declines: Record<Decline, { code: string; message: string }> = {
  authentication_required: { code: 'authentication_required', message: 'Your card was declined. This transaction requires authentication.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
}

/** Luhn check digit of a card number. */
export function luhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => total + (place % 2 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit), 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
