import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/disputes/server/disputes.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'each-dispute-has-its-own-words',
    file: 'src/features/disputes/server/view.ts',
    search: '.filter(({ dispute_id }) => dispute_id === row.id)',
    replace: '.filter(Boolean)',
    test: 'src/features/disputes/server/disputes.test',
  },
  {
    id: 'a-dispute-stops-the-order',
    file: 'src/features/disputes/server/open.ts',
    search: "  await moveDisputed(call, order, 'dispute')\n",
    replace: '',
    test,
  },
  {
    id: 'only-parties-read-a-dispute',
    file: 'src/features/disputes/server/say.ts',
    search: "if (!found || !role) return refuse('dispute.not_found')",
    replace: "if (!found) return refuse('dispute.not_found')",
    test,
  },
  {
    id: 'each-side-its-own-step',
    file: 'src/features/disputes/server/moves.ts',
    search: "    if (roleOf(dispute, viewer.id) !== by) return refuse('dispute.not_found')\n",
    replace: '',
    test,
  },
  {
    id: 'evidence-is-ones-own',
    file: 'src/features/disputes/server/say.ts',
    search: "  if (!(await ownMedias(tx, viewer.id, media_ids))) return refuse('dispute.media')\n",
    replace: '',
    test,
  },
  {
    id: 'released-money-is-held',
    file: 'src/features/disputes/server/open.ts',
    search: '  if (order.released_at)',
    replace: '  if (!order.released_at)',
    test,
  },
  {
    id: 'an-offer-is-less-than-asked',
    file: 'src/features/disputes/server/moves.ts',
    search: 'amount < asked ?',
    replace: 'amount <= asked ?',
    test,
  },
  {
    id: 'a-refund-is-settled-once',
    file: 'src/features/payments/server/refunds/queries-refunds.ts',
    search: "    .where('status', '=', 'failed')\n    .returning(['id', 'payment_id', 'amount', 'currency'])",
    replace: "    .returning(['id', 'payment_id', 'amount', 'currency'])",
    test: 'src/features/disputes/server/settle-refund.test',
  },
  {
    id: 'a-settled-refund-is-owed-no-longer',
    file: 'src/features/payments/server/refunds/settle-outside.ts',
    search: "{ account: { owner_id: null, code: 'refunds_clearing', currency }, debit: amount },",
    replace: "{ account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },",
    test: 'src/features/disputes/server/settle-refund.test',
  },
]
