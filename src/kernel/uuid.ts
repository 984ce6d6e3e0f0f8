import type { Id } from './shapes.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** True for a UUID as PostgreSQL writes it; other ids need no query. */
export const isUuid = <Table extends string>(text: string): text is Id<Table> => UUID.test(text)
