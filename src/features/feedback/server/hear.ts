import { visibleRows } from '#server/operations/listening.ts'
import type { MayListen } from '#server/operations/slice.ts'
import { ownDeals, targetsSeen } from './queries-hear.ts'

export const mayHearDeal: MayListen = visibleRows(async (db, ids, viewer) => (viewer.kind === 'member' ? ownDeals(db, ids, viewer.id) : []))
/** Members and stores whose feedback the viewer may read. */
export const mayHearAbout: MayListen = visibleRows(async (db, ids, viewer) => targetsSeen(db, ids, viewer.id))
