import { refuse } from '#kernel/refusal.ts'
import { commandAfter, sweeper } from '#server/operations/slice.ts'
import { payments } from '../../contract.ts'
import { askAccount } from './gateway-account.ts'
import { dueAccounts, findAccount, nextAccount } from './queries-accounts.ts'
import { recordAccount } from './record-account.ts'
import { accountView } from './view-account.ts'

export const lookAccount = commandAfter(
  payments.lookAccount,
  async ({ viewer, db, tools }) => {
    const row = await findAccount(db, viewer.id, tools.gateway.provider)
    const answer = row && (await askAccount(tools, db, row.id))
    if (!row || !answer) return refuse('account.not_found')
    return answer.word ? { id: row.id, answer } : refuse('payment.gateway')
  },
  async ({ tx, emit, tools: { site } }, { id, answer }) => {
    const kept = await recordAccount({ tx, emit }, id, answer)
    return { connected_account: accountView(kept!, site.public_url) }
  },
)

/** Asks about accounts that a webhook has named, and about each once in a while: webhooks can be lost. */
export const pollAccounts = sweeper({
  name: 'payments.look_account',
  due: dueAccounts,
  next: nextAccount,
  outside: (db, id, tools) => askAccount(tools, db, id),
  finish: async (context, id, answer) => void (await recordAccount(context, id, answer)),
})
