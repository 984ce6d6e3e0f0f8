import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const tested = { test: 'src/features/feedback/server' } as const

export const mutants: readonly Mutant[] = [
  {
    id: 'feedback-double-blind',
    file: 'src/features/feedback/server/view.ts',
    search: 'author_id === viewer || revealed_at !== null',
    replace: 'author_id !== revealed_at',
    ...tested,
  },
  {
    id: 'feedback-list-hidden',
    file: 'src/features/feedback/server/queries-list.ts',
    search: "\n    .where('f.revealed_at', 'is not', null)",
    replace: '',
    ...tested,
  },
  {
    id: 'feedback-parties',
    file: 'src/features/feedback/server/queries.ts',
    search: '\n    .where(sql<SqlBool>`${viewer}::uuid in (d.buyer_id, d.seller_id)`)',
    replace: '',
    ...tested,
  },
  {
    id: 'feedback-reply-is-the-receivers',
    file: 'src/features/feedback/server/reply.ts',
    search: 'if (found?.receiver_id !== viewer.id)',
    replace: 'if (!found)',
    ...tested,
  },
  {
    id: 'feedback-window',
    file: 'src/features/feedback/server/give.ts',
    search: "  if (!mayGive(undefined, deal.closes_at, now)) return refuse('feedback.closed')\n",
    replace: '',
    ...tested,
  },
  {
    id: 'feedback-revised-once',
    file: 'src/features/feedback/rules.ts',
    search: ' && own.revised_at === null',
    replace: '',
    test: 'src/features/feedback/rules.test',
  },
  {
    id: 'feedback-partners-once',
    file: 'src/features/feedback/server/queries-scores.ts',
    search: 'from received where counts group by author_id',
    replace: 'from received where counts group by author_id, revealed_at',
    ...tested,
  },
  {
    id: 'feedback-waits-14-days',
    file: 'src/features/feedback/server/reveal.timer.ts',
    search: ' && reveal_at <= now',
    replace: '',
    test: 'src/features/feedback/server/feedback.test',
  },
  {
    id: 'feedback-of-a-circle-one-way',
    file: 'src/features/feedback/server/give.ts',
    search: "  if (role === 'seller' && isOneWay(deal)) return refuse('feedback.not_found')\n",
    replace: '',
    test: 'src/features/circles/server/complaint/complaint.test',
  },
]
