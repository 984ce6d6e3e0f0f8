const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** True for a UUID as PostgreSQL writes it; other ids need no query. */
export const isUuid = (text: string): boolean => UUID.test(text)
