import type { Id } from '#kernel/shapes.ts'
import type { AccountCode, AccountName } from '../rules.ts'
import type { Books } from './post.ts'
import { lockAccounts } from './queries.ts'

interface Parties {
  readonly currency: string
  readonly ours: readonly AccountCode[]
  readonly sellers: readonly Id<'members'>[]
}
/** Deadlock: who posts several times in one transaction locks the accounts of all of it first, in the ledger's order. */
export async function lockTogether({ tx }: Pick<Books, 'tx'>, { currency, ours, sellers }: Parties): Promise<void> {
  const theirs = (['seller_reserved', 'seller_available', 'seller_debt'] as const).flatMap((code) =>
    [...new Set(sellers)].map((owner_id): AccountName => ({ owner_id, code, currency })),
  )
  await lockAccounts(tx, [...ours.map((code): AccountName => ({ owner_id: null, code, currency })), ...theirs])
}
