import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { accountChanged } from '../../contract.ts'
import { type AccountWord, accountAfter, untilAccountLook } from '../../rules.ts'
import type { AccountAnswer } from './gateway-account.ts'
import { type AccountRow, lockAccount, writeAccount } from './queries-accounts.ts'

/** Stores the gateway's answer. Race: an answer to an earlier question than the last one is older than what comes, and is dropped. */
export async function recordAccount(
  { tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>,
  id: Id<'connected_accounts'>,
  answer: AccountAnswer | undefined,
): Promise<AccountRow | undefined> {
  const row = await lockAccount(tx, id)
  if (!row || !answer?.word || answer.asked !== row.asked) return row
  const { word } = answer
  const status = accountAfter(row.status, word.status) ?? row.status
  const bank_changed = row.bank_last4 !== null && word.bank_last4 !== null && isOtherBank(row, word)
  const kept = await writeAccount(tx, row, word, status, { minutes: untilAccountLook(status), bank_changed })
  if (status !== row.status || bank_changed || String(kept.needs) !== String(row.needs))
    emit(accountChanged, {
      ...{
        connected_account_id: id,
        member_id: row.accountable_id,
        from: row.status,
        status,
        needs: [...kept.needs],
        asked: row.asked,
        bank_changed,
      },
    })
  return kept
}

const isOtherBank = (row: AccountRow, word: AccountWord) => row.bank_last4 !== word.bank_last4 || row.bank_name !== word.bank_name
