export const MOST_CONTACTS = 10
/** Letters an hour that a member has us send, to all addresses together; to one address there is a count of its own, whoever asks. */
export const LETTERS_IN_ALL = 10
