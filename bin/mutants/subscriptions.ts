import type { Mutant } from './mutant.ts'

const subscriptions = 'src/features/subscriptions'
const test = subscriptions

export const subscriptionMutants: readonly Mutant[] = [
  {
    id: 'plan-promises-what-stands',
    file: `${subscriptions}/rules.ts`,
    search: '.filter((permission) => asked.has(permission))',
    replace: '',
    test: 'src/test/contract/promised.test.ts',
  },
  {
    id: 'plan-limits-are-counted',
    file: `${subscriptions}/rules.ts`,
    search: '.filter(([name]) => Object.hasOwn(counts, name))',
    replace: '',
    test: 'src/test/contract/promised.test.ts',
  },
  {
    id: 'role-is-not-for-sale',
    file: 'src/server/operations/dispatcher.ts',
    search: '  isForSale(permissions, permission) ?',
    replace: '  permissions ?',
    test: 'src/features/dashboard/server/dashboard.test.ts',
  },

  {
    id: 'plan-one-payment',
    file: `${subscriptions}/server/start.ts`,
    search: "(row && (await openCharge(tx, row.id)) && refuse('subscription.payment_open'))",
    replace: 'undefined',
    test,
  },
  {
    id: 'plan-paid-once',
    file: `${subscriptions}/server/charging/settled.ts`,
    search: '  if (payment && charge.payment_id === payment.id) return\n',
    replace: '',
    test,
  },
  {
    id: 'plan-turn-looks-again',
    file: `${subscriptions}/server/charging/turn.timer.ts`,
    search: '    if (!row.due_at || row.due_at > now) return\n',
    replace: '',
    test,
  },
  {
    id: 'plan-trial-once',
    file: `${subscriptions}/server/trial.ts`,
    search: "  if (await hadTrial(tx, viewer.id)) return refuse('subscription.trial_used')\n",
    replace: '',
    test,
  },
  {
    id: 'plan-charge-is-own',
    file: `${subscriptions}/server/charging/settle.ts`,
    search: 'charge?.member_id !== member_id',
    replace: '!charge',
    test,
  },
  {
    id: 'plan-retries-by-card-alone',
    file: `${subscriptions}/server/charging/settled.ts`,
    search: "by === 'away' ? renewalFailed(context, charge, row) : undefined",
    replace: 'renewalFailed(context, charge, row)',
    test,
  },
  {
    id: 'invoice-is-own',
    file: `${subscriptions}/server/invoices/queries-invoices.ts`,
    search: 'export const findInvoice = (db: Db, member_id: string, id: string) => issued(db, member_id)',
    replace: 'export const findInvoice = (db: Db, member_id: string, id: string) => issued(db, member_id).clearWhere()',
    test,
  },
  {
    id: 'invoice-words-frozen',
    file: `${subscriptions}/server/invoices/invoices.ts`,
    search: 'invoice.facts.words ?? ',
    replace: '',
    test,
  },
  {
    id: 'invoice-no-boxes',
    file: `${subscriptions}/server/invoices/invoice-paper.ts`,
    search: "username ? await settableName(full_name, 'serif') : full_name",
    replace: 'full_name',
    test,
  },
  {
    id: 'plan-audited',
    file: `${subscriptions}/contract.ts`,
    search: "    http: 'POST /subscriptions',\n    permission: 'wallet.view',\n    commits: true,\n    audit: 'money',",
    replace: "    http: 'POST /subscriptions',\n    permission: 'wallet.view',\n    commits: true,",
    test,
  },
  {
    id: 'plan-ends-sockets',
    file: 'src/features/plans/server/slice.ts',
    search: "    { event: memberRightsChanged, sockets: 'end' },\n",
    replace: '',
    test: `${subscriptions}/server/cuts.test`,
  },
]
