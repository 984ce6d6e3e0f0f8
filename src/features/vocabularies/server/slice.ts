import { slice } from '#server/operations/slice.ts'
import { vocabularies } from '../contract.ts'
import { categories } from './categories.ts'
import { countries } from './countries.ts'
import { vocabularyTags } from './privacy.ts'
import { staticData } from './static-data.ts'
import { topics } from './topics.ts'

export const vocabulariesSlice = slice('vocabularies', vocabularies, {
  handlers: { staticData, categories, countries, topics },
  scopes: { 'catalogue.read': ['staticData', 'categories', 'countries', 'topics'] },
  tags: vocabularyTags,
})
