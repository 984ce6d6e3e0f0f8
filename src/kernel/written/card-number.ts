/** 15 or 16 digits as Visa, Mastercard, Amex, Discover, JCB and UnionPay begin, in groups as on the card or in one. */
const NUMBERS = /(?<!\d[ -]?)(?:4\d|5[1-5]|2[2-7]|35|6[025]|3[47])\d\d(?:[ -]?\d){11,12}(?![ -]?\d)/g

/** True if a number in a text can be that of a payment card: its beginning, its length and its check digit (ISO/IEC 7812-1) are right. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).some((found) => {
    const digits = found.match(/\d/g)!.reverse()
    // Every second digit from the right is doubled, and 9 taken off what has two digits.
    return digits.reduce((sum, digit, at) => sum + (at % 2 ? (+digit * 2) % 9 || (+digit && 9) : +digit), 0) % 10 === 0
  })
