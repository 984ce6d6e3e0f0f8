export const MOST_CONTACTS = 10
/** Letters an hour: to one address, and to all that a member names. */
export const LETTERS_TO_ONE = 3
export const LETTERS_IN_ALL = 10

export const maySend = ({ to_one, in_all }: { to_one: number; in_all: number }) => to_one < LETTERS_TO_ONE && in_all < LETTERS_IN_ALL
