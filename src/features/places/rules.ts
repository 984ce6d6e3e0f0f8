/** Countries whose addresses require a state, province or prefecture. */
const STATES = new Set('AE AU BR CA CN CO ES ID IN IT JP KR MX TW US'.split(' '))

const FORMS: readonly [form: RegExp, countries: string][] = [
  [/^\d{5}(-\d{4})?$/, 'US AS GU MP PR VI'],
  [/^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/, 'CA'],
  [/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, 'GB GG IM JE'],
  [/^(A-|B-|BG-|CH-|CY-|DK-|FL-|H-|L-|NO-|SI-)?\d{4}$/, 'AT AU BD BE BG CH CY DK GE HU LI LU NO NZ PH SI TN ZA'],
  [/^(D-|E-|F-|FI-|HR-|I-)?\d{5}$/, 'CR DE EE EG ES FI FR GF GP HR ID IT KR KW LK MA MC ME MQ MX MY PK RE RS SA SM TH TR UA UY VA'],
  [/^\d{6}$/, 'BY CN CO KZ RO RU SG'],
  [/^\d{3} ?\d{3}$/, 'IN'],
  [/^\d{3} ?\d{2}$/, 'CZ GR SE SK'],
  [/^\d{4} ?[A-Z]{2}$/, 'NL'],
  [/^\d{2}-?\d{3}$/, 'PL'],
  [/^\d{4}-\d{3}$/, 'PT'],
  [/^\d{3}-?\d{4}$/, 'JP'],
  [/^\d{5}-?\d{3}$/, 'BR'],
  [/^\d{5}(\d{2})?$/, 'IL'],
  [/^\d{3}(\d{2,3})?$/, 'TW'],
  [/^([A-Z]\d{4}[A-Z]{3}|\d{4})$/, 'AR'],
  [/^LV-\d{4}$/, 'LV'],
  [/^(LT-)?\d{5}$/, 'LT'],
  [/^\d{3}$/, 'IS'],
]
const POSTCODES = new Map(FORMS.flatMap(([form, countries]) => countries.split(' ').map((country) => [country, form] as const)))

export const MOST_ADDRESSES = 50

export const needsState = (country: string) => STATES.has(country)
/** In other countries the postcode is optional or does not exist. */
export const needsPostcode = (country: string) => POSTCODES.has(country)
/** Upper case and single spaces, as printed on letters. */
export const tidyPostcode = (zipcode: string) => zipcode.toUpperCase().replace(/\s+/g, ' ')

export interface Whereabouts {
  readonly country: string
  readonly state: string
  readonly zipcode: string
}
/** Validates state and postcode by the rules of the country. */
export function wrongWith({ country, state, zipcode }: Whereabouts): 'address.state' | 'address.zipcode' | undefined {
  if (needsState(country) && !state) return 'address.state'
  const form = POSTCODES.get(country)
  return form && !form.test(tidyPostcode(zipcode)) ? 'address.zipcode' : undefined
}
