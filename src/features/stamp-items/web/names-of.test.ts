import { expect, test } from 'vitest'
import type { ItemCard } from './box/box-sizes.ts'
import { namesOfCards } from './names-of.ts'

const card = (facts: object) => ({ country: 'FR', status: 'PRIVATE', catalogue_number: null, ...facts }) as ItemCard

test('cards ask for the names of all that they say: country, status and catalogue, each once', () => {
  const asked = namesOfCards([card({}), card({ catalogue_number: { type: 'michel', number: '24' } }), card({ country: null })])
  expect(asked.types).toEqual(['countries', 'stampItemStatuses', 'stampCatalogNumberTypes'])
  expect(asked.codes).toEqual(['FR', 'PRIVATE', 'michel'])
})
