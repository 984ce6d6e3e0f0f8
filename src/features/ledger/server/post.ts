import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { walletChanged } from '../contract.ts'
import { keyOf, type LedgerLine, movementsOf } from '../rules.ts'
import { type Booking, book, lockAccounts } from './queries.ts'

/** Context of a command or of a timer. */
export type Books = Pick<TransactionContext, 'tx' | 'emit'>
export interface Posting extends Booking {
  readonly lines: readonly LedgerLine[]
}

/** Idempotent per code and reference: false if already posted. Throws on insufficient funds: check before, under the lock. */
export async function post({ tx, emit }: Books, { lines, ...booking }: Posting): Promise<boolean> {
  const movements = movementsOf(lines)
  const names = movements.map(({ account }) => account)
  const ids = await lockAccounts(tx, names)
  const moved = movements.map((movement) => ({ ...movement, id: ids.get(keyOf(movement.account))! }))
  if (!(await book(tx, booking, moved))) return false
  tell(
    emit,
    names.map(({ owner_id }) => owner_id),
  )
  return true
}

export function tell(emit: Books['emit'], owners: readonly (Id<'members'> | null)[]) {
  for (const owner of new Set(owners)) if (owner) emit(walletChanged, { member_id: owner })
}
