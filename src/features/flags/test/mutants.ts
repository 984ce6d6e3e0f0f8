import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/flags/server/flags.test'
const server = (name: string) => `src/features/flags/server/${name}.ts`

export const mutants: readonly Mutant[] = [
  { id: 'flag-blind-names', file: server('view'), search: "names: role !== 'voter' ||", replace: 'names: true ||', test },
  { id: 'flag-blind-votes', file: server('view'), search: "votes: role === 'moderator' ||", replace: 'votes: true ||', test },
  { id: 'flag-parties-alone', file: server('view'), search: "parties: role !== 'voter',", replace: 'parties: true,', test },
  {
    id: 'flag-parties-have-no-vote',
    file: server('view'),
    search: "if (role === 'owner' || role === 'flagger') return 'party'\n",
    replace: '',
    test,
  },
  { id: 'flag-new-accounts-have-no-vote', file: server('view'), search: '  if (juror.bar) return juror.bar\n', replace: '', test },
  { id: 'flag-partners-have-no-vote', file: server('view'), search: "  if (juror.is_partner) return 'partner'\n", replace: '', test },
  { id: 'flag-fresh-jury', file: server('view'), search: "return juror.sat_before ? 'last_jury' : null", replace: 'return null', test },
  {
    id: 'flag-once-by-a-member',
    file: server('steps/raise'),
    search: "  if (await hasFlagged(tx, viewer.id, item.id)) return refuse('flag.already')\n",
    replace: '  void hasFlagged\n',
    test,
  },
  {
    id: 'flag-settled-once',
    file: server('close.timer'),
    search: "    await lock(context.tx, 'flag_tickets', [id])\n",
    replace: '    void lock\n',
    test,
  },
  {
    id: 'flag-suspended-are-not-counted',
    file: server('queries-jury'),
    search: " and ${voteCounts('v.voter_id')}`.execute(db)",
    replace: '`.execute(db)',
    test,
  },
  {
    id: 'flag-mended-for-friends',
    file: server('settle'),
    search: 'row.field && !again ? STAKES.correct : 0',
    replace: 'row.field ? STAKES.correct : 0',
    test,
  },
  {
    id: 'flag-mended-in-truth',
    file: server('steps/mend'),
    search:
      "  if (row.removal_refused || row.round === 2) return refuse('flag.state')\n  if (!(await changesOf(tx, row)).length) return refuse('flag.unchanged')\n",
    replace: "  if (row.removal_refused || row.round === 2) return refuse('flag.state')\n",
    test,
  },
  {
    id: 'flag-own-case',
    file: server('steps/decide'),
    search: "  if (role !== 'moderator' || row.has_voted) return refuse('flag.own_case')\n",
    replace: '',
    test,
  },
  {
    id: 'flag-audit-says-before-and-after',
    file: server('steps/decide'),
    search: '  concerns({ before: coded(row.status), after: coded(status) })\n',
    replace: '  void concerns\n',
    test,
  },
  {
    id: 'flag-reach-of-the-item',
    file: server('queries'),
    search: " or ${itemReach(id, sql.ref('t.stamp_item_id'))})`\nexport const flaggedBy",
    replace: ' or true)`\nexport const flaggedBy',
    test,
  },
  {
    id: 'flag-shortage-becomes-debt',
    file: 'src/features/ledger/server/stakes.ts',
    search: 'takenFrom(there, -coins).seller_debt',
    replace: '0',
    test,
  },
]
