import { randomUUID } from 'node:crypto'
import type { MemberId } from '#kernel/shapes.ts'
import type { Emit } from '#server/operations/contexts.ts'
import { type AccessChange, accessChanged } from '../contract.ts'

/** Notifies the owner of a change of credentials, in addition to the mail. */
export const emitAccessChanged = (emit: Emit, member_id: string, change: AccessChange) =>
  emit(accessChanged, { member_id: member_id as MemberId, change, id: randomUUID() })
