import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { CardContext } from '#server/slices/subject.ts'
import { wishChanged } from '../contract.ts'
import { wishable } from './kinds.ts'
import { dropWishes, type OwnWishes, ownWishes } from './queries.ts'
import { wishViews } from './view.ts'

/** One's own wishes with their cards; of those whose card one may not see any more only the id is told. */
export async function wishesOfOwn(context: CardContext & { readonly tools: Pick<Tools, 'subjects'> }, member_id: MemberId, which: OwnWishes) {
  const rows = await ownWishes(context.db, member_id, which)
  return { ids: rows.map(({ id }) => id), wishes: await wishViews(context, wishable(context.tools), member_id, rows) }
}

/** Takes wishes off one's own list; those that are gone already stay gone. */
export async function takeOff({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, member_id: MemberId, ids: readonly string[]): Promise<void> {
  await lock(tx, 'members', [member_id])
  await dropWishes(tx, member_id, ids)
  emit(wishChanged, { member_id })
}
