const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
}

/** Brand names as their owners write them. */
export const cardName = (brand: string) => names[brand] ?? brand.replace(/^./, (first) => first.toUpperCase())

const twoDigits = (n: number) => String(n % 100).padStart(2, '0')
/** MM/YY as printed on the card. */
export const expiryOf = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }) => `${twoDigits(exp_month)}/${twoDigits(exp_year)}`
