import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { places } from './contract.ts'

const refusals: Texts<CodeOf<typeof places>> = {
  'address.zipcode': 'This postcode is not one of that country.',
  'address.state': 'The post of that country asks for a state or province.',
  'address.country': 'Choose a country from the list.',
  'address.too_many': 'You keep {most} addresses already. Forget one first.',
  'address.not_found': 'This address is gone, or was never yours to see.',
}

export const placesTexts = texts(refusals)
