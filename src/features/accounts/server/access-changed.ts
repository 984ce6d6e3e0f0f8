import { randomUUID } from 'node:crypto'
import type { Id } from '#kernel/shapes.ts'
import type { Emit } from '#server/operations/contexts.ts'
import { type AccessChange, accessChanged } from '../contract.ts'

/** Beside the letter: a notice to the owner that a way into the account has changed. */
export const emitAccessChanged = (emit: Emit, member_id: Id<'members'>, change: AccessChange) =>
  emit(accessChanged, { member_id, change, id: randomUUID() })
