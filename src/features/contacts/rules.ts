export const MOST_CONTACTS = 10
/** Rate limit: verification mails per member and hour to all addresses together. Each address has its own limit too. */
export const LETTERS_IN_ALL = 10
