import { randomUUID } from 'node:crypto'
import type { Id } from '#kernel/shapes.ts'
import type { Emit } from '#server/operations/contexts.ts'
import { type AccessChange, accessChanged } from '../contract.ts'

/** Notifies the owner of a change of credentials, in addition to the mail. */
export const emitAccessChanged = (emit: Emit, member_id: Id<'members'>, change: AccessChange) =>
  emit(accessChanged, { member_id, change, id: randomUUID() })
