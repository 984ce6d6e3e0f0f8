import type { MayListen } from '#server/run/handle.ts'
import { findOrder, findOwnGroup } from './queries.ts'

/** Whoever may read it may hear that it changed. */
export const mayHearOrder: MayListen = async (db, viewer, id) =>
  viewer.kind === 'member' && isUuid(id) && (await findOrder(db, id, viewer.id)) !== undefined
export const mayHearGroup: MayListen = async (db, viewer, id) =>
  viewer.kind === 'member' && isUuid(id) && (await findOwnGroup(db, id, viewer.id)) !== undefined

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
