import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/approvals/server/approvals.test'
const rules = 'src/features/approvals/rules.ts'
const decide = 'src/features/approvals/server/decide.ts'
const guard = 'src/features/approvals/server/guard.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'approval-not-own',
    file: rules,
    search: 'viewer_id !== asked_by && !about.includes(viewer_id)',
    replace: '!about.includes(viewer_id)',
    test,
  },
  { id: 'approval-not-about', file: rules, search: ' && !about.includes(viewer_id)', replace: ' && about.length >= 0', test },
  {
    id: 'approval-about-now',
    file: 'src/features/approvals/server/weigh-again.ts',
    search: "  if (now?.about.includes(call.viewer.id)) return refuse('approval.own')\n",
    replace: '',
    test: 'src/features/approvals/server/weigh-again.test',
  },
  {
    id: 'approval-decider-present',
    file: decide,
    search: "  if (!(await findAsker(call.tx, call.viewer.id))) return refuse('approval.not_found')\n",
    replace: '',
    test: 'src/features/approvals/server/weigh-again.test',
  },
  {
    id: 'approval-role-of-its-holders',
    file: 'src/features/roles/server/edit.ts',
    search: 'const about = (await holdersOf(tx, code)).filter((id) => id !== viewer.id)',
    replace: 'const about = (await holdersOf(tx, code)).filter((id) => id === viewer.id)',
    test: 'src/features/approvals/server/weigh-again.test',
  },
  {
    id: 'approval-once',
    file: decide,
    search: "  if (!isOpenTo(row.status, action, 'second') || row.expires_at <= (await call.clock())) return refuse('approval.decided')\n",
    replace: "  if (row.expires_at <= (await call.clock())) return refuse('approval.decided')\n",
    test,
  },
  {
    id: 'approval-lapses',
    file: decide,
    search: "!isOpenTo(row.status, action, 'second') || row.expires_at <= (await call.clock())",
    replace: "!isOpenTo(row.status, action, 'second')",
    test,
  },
  {
    id: 'approval-held-now',
    file: 'src/features/approvals/server/queries.ts',
    search: 'held?.has(permission) ?? true',
    replace: 'permission.length > 0 || held',
    test,
  },
  {
    id: 'approval-asker-may',
    file: decide,
    search: 'permissions.has(row.permission) ? { ...asker, permissions } : undefined',
    replace: '{ ...asker, permissions }',
    test,
  },
  {
    id: 'approval-counts-suspended',
    file: 'src/features/approvals/server/queries-holders.ts',
    search: 'where p.permission = ${permission} and ${isKept()}`',
    replace: 'where p.permission = ${permission} and ${isPresent()}`',
    test,
  },
  { id: 'approval-judged-first', file: guard, search: '  if (wrong) return wrong\n', replace: '  if (wrong) void wrong\n', test },
  {
    id: 'approval-trial-taken-back',
    file: 'src/features/approvals/server/queries.ts',
    search: '  await sql`rollback to savepoint judged`.execute(tx)\n',
    replace: '',
    test,
  },
  { id: 'approval-reason', file: guard, search: "  if (!weighed.reason?.trim()) return refuse('approval.reason')\n", replace: '', test },
  {
    id: 'approval-withdraw-own',
    file: decide,
    search: "  if (row?.asked_by !== call.viewer.id) return refuse('approval.not_found')\n",
    replace: "  if (!row) return refuse('approval.not_found')\n",
    test,
  },
  {
    id: 'approval-refund-limit',
    file: rules,
    search: 'amount > limit || (amount > 0 && currency !== ours)',
    replace: 'amount > limit * 100 || (amount > 0 && currency !== ours)',
    test,
  },
  {
    id: 'erasure-of-members-below',
    file: 'src/features/privacy/server/erase/erase-member.ts',
    search: "  if (!mayActOn(await roleSets(tx), viewer, { id: input.id, roles: await rolesOf(tx, input.id) })) return refuse('member.above_you')\n",
    replace: '',
    test,
  },
  {
    id: 'erasure-with-nothing-open',
    file: 'src/features/privacy/server/erase/erase-member.ts',
    search: "  if ((await tools.unfinished(tx, input.id)).length) return refuse('privacy.member_open')\n",
    replace: '',
    test,
  },
  {
    id: 'approval-words-go',
    file: 'src/features/approvals/server/privacy.ts',
    search: "reason: { tag: 'private', of: 'asked_by', becomes: '–', names: 'anybody' }",
    replace: "reason: 'legal'",
    test,
  },
]
