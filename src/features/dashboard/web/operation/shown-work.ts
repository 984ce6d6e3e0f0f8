import type { upkeep } from '#features/upkeep/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

/** What the page of operation shows. */
export type ShownWork = AnswerOf<typeof upkeep.show>
