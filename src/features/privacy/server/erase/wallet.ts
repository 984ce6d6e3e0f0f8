import { giveUpBalances, oweBalances } from '#features/ledger/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type Available, isTold, type WalletChoice } from '../../rules.ts'

interface Asked {
  readonly wallet?: 'pay_out' | 'give_up' | undefined
  readonly payee?: string | undefined
  readonly details?: string | undefined
  readonly balances?: readonly Available[] | undefined
}

/** The valid choice, or a refusal. */
export function chosen({ wallet, payee, details, balances = [] }: Asked, available: readonly Available[]) {
  if (!available.length) return null
  if (!wallet) return refuse('privacy.wallet_left')
  if (wallet === 'pay_out' && !payee) return refuse('privacy.no_payee')
  if (wallet === 'pay_out' && !details) return refuse('privacy.no_details')
  const choice: WalletChoice = wallet === 'pay_out' ? { kind: wallet, payee: payee!, details: details!, balances } : { kind: wallet, balances }
  return isTold(choice, available) ? choice : refuse('privacy.wallet_changed')
}

/** Carried out on the day of erasure. */
export async function emptyWallet(
  context: TransactionContext,
  row: { id: string; member_id: Id<'members'> },
  choice: WalletChoice,
  available: readonly Available[],
) {
  if (choice.kind === 'pay_out') return oweBalances(context, row.member_id, available, choice)
  return giveUpBalances(context, row.member_id, available, { ref_type: 'erasure', ref_id: row.id })
}
