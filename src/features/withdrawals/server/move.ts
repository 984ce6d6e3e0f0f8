import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { withdrawalMoved } from '../contract.ts'
import { withdrawalMachine } from '../rules.ts'
import { type WithdrawalRow, writeWithdrawal } from './queries.ts'

type Machine = typeof withdrawalMachine
type Doing = Pick<TransactionContext, 'tx' | 'emit'>

export function tell({ emit }: Pick<Doing, 'emit'>, { id, member_id, status, attempt, amount, currency, bank_last4 }: WithdrawalRow) {
  emit(withdrawalMoved, { withdrawal_id: id, member_id, status, attempt, amount, currency, bank_last4 })
}

/** The only place that changes the state. Precondition: the withdrawal is locked, and the move is allowed. */
export async function move(
  context: Doing,
  row: WithdrawalRow,
  [action, by]: readonly [ActionOf<Machine>, ActorOf<Machine>],
  changed: Partial<WithdrawalRow> = {},
): Promise<WithdrawalRow> {
  const status = next(withdrawalMachine, row.status, action, by)
  if (!status) throw new Error(`withdrawal ${row.id} cannot ${action} from ${row.status}`)
  const kept = await writeWithdrawal(context.tx, row.id, { ...changed, status })
  tell(context, kept)
  return kept
}
