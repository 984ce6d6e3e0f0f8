import type { OutputOf } from '#kernel/operation.ts'
import type { CauseRow } from '#server/slices/statement-cause.ts'
import type { ledger } from '../contract.ts'
import type { StatementRow } from './queries-statement.ts'

type WalletLine = OutputOf<typeof ledger.transactions>['transactions']['data'][number]

const NAMES: Readonly<Record<string, WalletLine['account']>> = {
  ...{ seller_reserved: 'reserved', seller_available: 'available', seller_debt: 'debt' },
  ...{ member_coins: 'coins', member_coin_debt: 'coin_debt' },
}

/** The member's view: income is positive and debts are negative. */
export const lineView = (
  { account, direction, amount, balance_after, ...line }: StatementRow,
  causes: ReadonlyMap<string, CauseRow>,
): WalletLine => ({
  ...line,
  cause: causes.get(line.ref_id) ?? null,
  account: NAMES[account]!,
  amount: direction === 'C' ? amount : -amount,
  balance: balance_after,
})
