import type { output } from 'zod/v4/core'
import type { Withdrawal } from '../contract.ts'
import type { WithdrawalRow } from './queries.ts'

export function withdrawalView(row: WithdrawalRow): output<typeof Withdrawal> {
  const { id, amount, currency, status, bank_name, bank_last4, failure, send_at, arrives_at, paid_at, created_at } = row
  return { id, amount, currency, status, bank_name, bank_last4, failure, send_at, arrives_at, paid_at, created_at }
}
