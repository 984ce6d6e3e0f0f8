import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's withdrawal that is not sent yet. */
    readonly withdrawal: string
  }
}

/** A row without a hold: ann's balance in the other examples stays as it is. */
export const fixtures: MakeFixtures = async ({ pool, ann }) => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into withdrawals (member_id, amount, currency, account_id, bank_name, bank_last4, send_at)
     values ($1, 700, 'USD', 'acct_fixture', 'STRIPE TEST BANK', '6789', clock_timestamp() + interval '1 day') returning id`,
    [ann.id],
  )
  return { withdrawal: rows[0]!.id }
}
