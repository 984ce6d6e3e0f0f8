import type { Id } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { type AccountCode, type AccountName, inUnit, keyOf } from '../rules.ts'
import { type Books, post, tell } from './post.ts'
import { closeHold, findHold, givePending, type HoldKey, type HoldRow, keepHold, lockAccounts, takePending } from './queries.ts'

export interface Hold extends HoldKey {
  readonly from: AccountName
  readonly to: AccountName
  readonly amount: number
}

/** Holds money; false if there is not enough. Idempotent: repeated, it returns whether the hold is still open. */
export async function hold({ tx, emit }: Books, { from, to, amount, ...key }: Hold): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} cannot be held`)
  if (from.currency !== to.currency) throw new Error(`${from.currency} is not held for ${to.currency}`)
  inUnit(from)
  inUnit(to)
  const ids = await lockAccounts(tx, [from, to])
  const [from_account, to_account] = [ids.get(keyOf(from))!, ids.get(keyOf(to))!]
  const kept = await findHold(tx, key)
  if (kept) return kept.status === 'open' && kept.amount === amount
  if (!(await takePending(tx, from_account, amount))) return false
  await keepHold(tx, key, { from_account, to_account, amount })
  tell(emit, [from.owner_id])
  return true
}

/** Posts a hold or a part of it and releases the rest. False if the hold has ended. */
export async function postHold(
  books: Books,
  { amount, actor_id, ...key }: HoldKey & { amount?: number; actor_id?: Id<'members'> | null },
): Promise<boolean> {
  const kept = await release(books, key, 'posted', amount)
  if (!kept) return false
  const { currency } = kept
  const from = { owner_id: kept.from_owner, code: kept.from_code as AccountCode, currency }
  const to = { owner_id: kept.to_owner, code: kept.to_code as AccountCode, currency }
  const booked = amount ?? kept.amount
  const lines = [
    { account: from, debit: booked },
    { account: to, credit: booked },
  ]
  return post(books, { ...key, actor_id: actor_id ?? null, lines })
}

/** Releases a hold. False if it has ended. */
export const voidHold = async (books: Books, key: HoldKey): Promise<boolean> => Boolean(await release(books, key, 'voided', 0))

/** Concurrency: a hold ends once; the second request finds it ended. */
async function release({ tx, emit }: Books, key: HoldKey, status: 'posted' | 'voided', amount?: number): Promise<HoldRow | undefined> {
  const seen = await findHold(tx, key)
  if (!seen) return undefined
  await lock(tx, 'ledger_accounts', [seen.from_account, seen.to_account])
  const kept = (await findHold(tx, key))!
  if (kept.status !== 'open') return undefined
  await givePending(tx, kept.from_account, kept.amount)
  await closeHold(tx, kept.id, status, amount ?? kept.amount)
  tell(emit, [kept.from_owner])
  return kept
}
