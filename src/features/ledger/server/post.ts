import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { lock } from '#server/run/locks.ts'
import { walletChanged } from '../contract.ts'
import { keyOf, type Line, movementsOf } from '../rules.ts'
import { accountIds, type Booking, openTxn, writeEntries } from './queries.ts'

/** A command's call or a timer's deed: both will do. */
export type Books = Pick<Deed, 'tx' | 'emit'>
export interface Posting extends Booking {
  readonly lines: readonly Line[]
}

/** Books once per code and reference: false when that has been done. Money that is not there is a fault: look before, under lock. */
export async function post({ tx, emit }: Books, { lines, ...booking }: Posting): Promise<boolean> {
  const movements = movementsOf(lines)
  const txn_id = await openTxn(tx, booking)
  if (!txn_id) return false
  if (!movements.length) return true
  const ids = await accountIds(
    tx,
    movements.map(({ account }) => account),
  )
  await lock(tx, 'ledger_accounts', [...ids.values()])
  await writeEntries(
    tx,
    txn_id,
    movements.map((movement) => ({ ...movement, id: ids.get(keyOf(movement.account))! })),
  )
  tell(
    emit,
    movements.map(({ account }) => account.owner_id),
  )
  return true
}

export function tell(emit: Books['emit'], owners: readonly (string | null)[]) {
  for (const owner of new Set(owners)) if (owner) emit(walletChanged, { member_id: owner as MemberId })
}
