import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/withdrawals/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'withdrawal-held-at-once',
    file: 'src/features/withdrawals/server/ask.ts',
    search: "  if (!(await holdMoney(call, row))) return refuse('withdrawal.too_much')\n",
    replace: '',
    test,
  },
  {
    id: 'withdrawal-waits-after-a-change',
    file: 'src/features/withdrawals/rules.ts',
    search: 'return last > now.getTime() ? new Date(last) : null',
    replace: 'return last > now.getTime() * 2 ? new Date(last) : null',
    test,
  },
  {
    id: 'withdrawal-a-day',
    file: 'src/features/withdrawals/server/ask.ts',
    search: "return amount > MOST_A_DAY - lately ? refuse('withdrawal.a_day') : undefined",
    replace: "return amount > MOST_A_DAY + lately ? refuse('withdrawal.a_day') : undefined",
    test,
  },
  {
    id: 'withdrawal-fresh-sign-in',
    file: 'src/features/withdrawals/contract.ts',
    search: "    fresh: true,\n    audit: 'money',\n    input: fields({ amount: Amount })",
    replace: "    audit: 'money',\n    input: fields({ amount: Amount })",
    test,
  },
  {
    id: 'withdrawal-active-account',
    file: 'src/features/withdrawals/server/ask.ts',
    search: "if (!limits.account_active || !account?.account_id) return refuse('withdrawal.account')",
    replace: "if (!account?.account_id) return refuse('withdrawal.account')",
    test,
  },
  {
    id: 'withdrawal-is-own',
    file: 'src/features/withdrawals/server/ask.ts',
    search: '  const row = await lockWithdrawal(call.tx, call.input.id)\n  if (row?.member_id !== call.viewer.id)',
    replace: '  const row = await lockWithdrawal(call.tx, call.input.id)\n  if (!row)',
    test,
  },
  {
    id: 'withdrawal-sent-once',
    file: 'src/features/withdrawals/server/gateway-payout.ts',
    search: '{ idempotencyKey: `${id}:transfer` }',
    replace: '{ idempotencyKey: `${id}:transfer${performance.now()}` }',
    test,
  },
  {
    id: 'withdrawal-held-until-it-came-back',
    file: 'src/features/withdrawals/server/ask.ts',
    search: '  if (!sent) await freeMoney(call, row)\n',
    replace: '  await freeMoney(call, row)\n',
    test,
  },
  {
    id: 'withdrawal-answer-once',
    file: 'src/features/withdrawals/server/pay.sweeper.ts',
    search: "if (word.status === 'paid' && row.status === 'processing') {",
    replace: "if (word.status === 'paid') {",
    test,
  },
  {
    id: 'payout-message-once',
    file: 'src/features/payments/server/queries.ts',
    search: '  return kept !== undefined\n}\n\nexport async function cardOf',
    replace: '  return kept !== null\n}\n\nexport async function cardOf',
    test,
  },
]
