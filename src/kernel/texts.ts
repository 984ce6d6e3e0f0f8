/** Words that leave the web: refusals, notices, mails. Plain English by id; the other languages stand in each slice's locales/. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>

/** Says which ids must have words, so that a forgotten one does not compile. */
export const texts = <const T extends Texts>(words: T): T => words
