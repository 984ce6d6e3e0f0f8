import { wrongCharacters } from '#server/operations/issues.ts'

/** PostgreSQL keeps neither null bytes nor halves of a character. */
export const isStorable = (given: unknown): boolean => wrongCharacters(given) === undefined
