import { balancesOf } from '#features/ledger/server/public.ts'
import { findAccount } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { FEE, LEAST, MOST_A_DAY, mostNow, promiseOf, waitsUntil } from '../rules.ts'
import { changesOf, lately } from './queries.ts'

/** What this member may withdraw now, and what is in the way. */
export async function limitsOf(db: Db, { gateway, site: { currency } }: Tools, member_id: Id<'members'>) {
  const [account, { password_set_at, now }, balances, gone] = await Promise.all([
    findAccount(db, member_id, gateway.provider),
    changesOf(db, member_id),
    balancesOf(db, member_id),
    lately(db, member_id, currency),
  ])
  const available = balances.find((one) => one.currency === currency)?.available ?? 0
  const limits = {
    ...{ currency, available, least: LEAST, most: mostNow(available, gone), most_a_day: MOST_A_DAY },
    account_active: account?.status === 'active',
    bank_name: account?.bank_name ?? null,
    bank_last4: account?.bank_last4 ?? null,
    waits_until: waitsUntil([account?.changed_at ?? null, password_set_at], now),
    ...{ fee: FEE, ...promiseOf(now) },
  }
  return { limits, account, lately: gone }
}
