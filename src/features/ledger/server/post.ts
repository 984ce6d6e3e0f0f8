import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { walletChanged } from '../contract.ts'
import { keyOf, type LedgerLine, movementsOf } from '../rules.ts'
import { type Booking, book, lockAccounts } from './queries.ts'

/** A command's call or a timer's deed: both will do. */
export type Books = Pick<TransactionContext, 'tx' | 'emit'>
export interface Posting extends Booking {
  readonly lines: readonly LedgerLine[]
}

/** Books once per code and reference: false when that has been done. Money that is not there is a fault: look before, under lock. */
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
