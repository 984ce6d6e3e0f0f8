/** Texts that the server writes: refusals, notices, letters. English by id; other languages are in each slice's locales/. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>

/** Checks at compile time that every id has a text. */
export const texts = <const T extends Texts>(words: T): T => words
