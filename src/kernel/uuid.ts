const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** As PostgreSQL writes a uuid: whatever else a path or a message carries is no id, and is not asked for. */
export const isUuid = (text: string): boolean => UUID.test(text)
