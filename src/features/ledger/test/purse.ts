import { earnCoins, post } from '#features/ledger/server/public.ts'
import type { Actor } from '#test/support/cast.ts'
import { context } from '#test/support/fixtures.ts'
import type { World } from '#test/support/world.ts'

/** Coins for a member, from the issuance. */
export const giveCoins = (world: World, { id }: Actor, coins: number) =>
  context(world, (books) => earnCoins(books, { member_id: id, coins, code: 'test_coins', ref_type: 'test', ref_id: crypto.randomUUID() }))

/** Money that a member may dispose of. */
export const giveMoney = (world: World, { id }: Actor, amount: number, currency = 'USD') =>
  context(world, (books) =>
    post(books, {
      ...{ code: 'test_money', ref_type: 'test', ref_id: crypto.randomUUID() },
      lines: [
        { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
        { account: { owner_id: id, code: 'seller_available', currency }, credit: amount },
      ],
    }),
  )

/** What is in one account of a member. */
export async function balanceIn({ pool }: World, { id }: Actor, code: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where owner_id = $1 and code = $2',
    [id, code],
  )
  return rows[0]!.n
}
