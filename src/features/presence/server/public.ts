import type { MemberId } from '#kernel/shapes.ts'
import type { Emit } from '#server/operations/contexts.ts'
import { presenceHidden } from '../contract.ts'

/** Somebody has chosen anew who sees whether they are here: those who listen are asked again. */
export const presenceShownAnew = (emit: Emit, member_id: MemberId) => emit(presenceHidden, { member_id })
