export { countriesLike } from './countries-like.ts'
export type { TermList } from './lists.ts'
export { seedVocabularies } from './seed.ts'
export { groupOf, isTerm, termNames, termSymbols, termsOf } from './terms.ts'
