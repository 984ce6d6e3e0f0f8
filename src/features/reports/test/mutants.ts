import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/reports/server/reports.test'
const server = (name: string) => `src/features/reports/server/${name}.ts`

export const mutants: readonly Mutant[] = [
  { id: 'report-kinds', file: server('kinds'), search: 'kind.name === name && kind.moderation !== undefined', replace: 'kind.name === name', test },
  {
    id: 'report-within-reach',
    file: server('raise'),
    search: "  if (!(await reaches(tx, viewer.id, kind, input.reportable_id, subjects.values()))) return refuse('report.no_subject')\n",
    replace: '  void reaches\n',
    test,
  },
  {
    id: 'report-not-own',
    file: server('raise'),
    search: "found.member_id === viewer.id ? refuse('report.own') : found",
    replace: 'found',
    test,
  },
  {
    id: 'report-one-case',
    file: server('raise'),
    search: '  if (open) return open.id\n',
    replace: '  if (open) void open.id\n',
    test,
  },
  { id: 'report-seen-version', file: server('handle'), search: 'row.version === version ? row', replace: 'row ? row', test },
  {
    id: 'report-private-evidence',
    file: server('view'),
    search: 'evidence: row.is_private ? null : row.frozen',
    replace: 'evidence: row.frozen',
    test,
  },
  {
    id: 'report-neighbours-alone',
    file: 'src/features/chat/server/queries-reported.ts',
    search: '[seq - REPORTED_BESIDE, seq + REPORTED_BESIDE]',
    replace: '[0, seq + REPORTED_BESIDE]',
    test,
  },
  {
    id: 'report-own-case',
    file: server('decide'),
    search: "  if (!mayJudge(row, await reportsOn(tx, row.id), viewer.id)) return refuse('report.own_case')\n",
    replace: '  void reportsOn\n',
    test,
  },
  {
    id: 'decision-needs-reasons',
    file: server('decide'),
    search: "return clause && facts ? undefined : refuse('report.reasons')",
    replace: 'return clause ? undefined : undefined',
    test,
  },
  {
    id: 'decision-answered-by-another',
    file: server('appeals'),
    search: "  if (row.decided_by === viewer.id || row.member_id === viewer.id) return refuse('decision.own')\n",
    replace: '',
    test,
  },
  {
    id: 'decision-read-by-its-member',
    file: server('queries-decisions'),
    search: ' and d.member_id = ${member_id}::uuid`).execute',
    replace: '`).execute',
    test,
  },
  {
    id: 'decision-gives-back',
    file: server('appeals'),
    search: "  if (status === 'reversed' && !row.lapsed_at) await giveBack(call, row)\n",
    replace: '  void giveBack\n',
    test,
  },
  {
    id: 'decision-ends-by-the-clock',
    file: server('appeals'),
    search: '    await giveBack(context, row)\n',
    replace: '',
    test,
  },
  {
    id: 'decision-longer-one-holds',
    file: server('measures'),
    search: 'withheldBy(await scopesOn(call.tx, member_id))',
    replace: 'withheldBy((await scopesOn(call.tx, member_id)).slice(0, 0))',
    test,
  },
  {
    id: 'decision-withholds',
    file: 'src/features/accounts/server/sign-in/viewer.ts',
    search: '.filter((permission) => !withheld.includes(permission))',
    replace: '',
    test,
  },
  {
    id: 'decision-hides-comments',
    file: 'src/features/comments/server/queries-list.ts',
    search: ' and ${sql.ref(`${c}.hidden_at`)} is null',
    replace: '',
    test,
  },
  {
    id: 'decision-audit-says-before-and-after',
    file: server('decide'),
    search: '  call.concerns({ before: row.status, after: status',
    replace: '  Object.freeze({ before: row.status, after: status',
    test,
  },
]
