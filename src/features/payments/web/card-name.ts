const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
}

/** A brand as its owner writes it. */
export const cardName = (brand: string) => names[brand] ?? brand.replace(/^./, (first) => first.toUpperCase())
