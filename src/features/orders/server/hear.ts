import { visibleRows } from '#server/operations/listening.ts'
import type { MayListen } from '#server/operations/slice.ts'
import { ownGroups, seenOrders } from './queries.ts'

export const mayHearOrder: MayListen = visibleRows(async (db, ids, viewer) => (viewer.kind === 'member' ? seenOrders(db, ids, viewer.id) : []))
export const mayHearGroup: MayListen = visibleRows(async (db, ids, viewer) => (viewer.kind === 'member' ? ownGroups(db, ids, viewer.id) : []))
