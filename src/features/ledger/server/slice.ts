import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { ledger } from '../contract.ts'
import { ledgerNotices } from '../notices.ts'
import { ledgerTexts } from '../texts.ts'
import { ledgerTags } from './privacy.ts'
import { unfinishedBalances } from './queries-unfinished.ts'
import { holds, statementFile } from './statement-file.ts'
import { transactions } from './transactions.ts'
import { wallet } from './wallet.ts'

export const ledgerSlice = slice('ledger', ledger, {
  handlers: { wallet, transactions, holds, statementFile },
  topics: { wallet: ownOnly },
  tags: ledgerTags,
  lockRank: { ledger_accounts: 900 },
  unfinished: [unfinishedBalances],
  notices: ledgerNotices,
  texts: ledgerTexts,
})
