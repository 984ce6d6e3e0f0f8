import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const merged = { test: 'src/features/offline/web/merges.test.ts' } as const
const tested = { test: 'src/features/offline/server/offline.test.ts' } as const
const queued = { test: 'src/features/offline/web/queue.test.ts' } as const
const ruled = { test: 'src/features/offline/rules.test.ts' } as const

export const mutants: readonly Mutant[] = [
  {
    id: 'offline-last-wins',
    file: 'src/features/offline/rules.ts',
    search: "  if (!isAdd(unit) && !sameIn(unit, base, present)) return kept('conflict', 'changed')\n",
    replace: '',
    ...merged,
  },
  {
    id: 'offline-pieces-as-sums',
    file: 'src/features/offline/rules.ts',
    search: '[unit]: Math.max(0, Number(present[unit]) + Number(value[unit])) }',
    replace: '[unit]: Number(value[unit]) }',
    ...merged,
  },
  {
    id: 'offline-mixed-grade',
    file: 'src/features/offline/rules.ts',
    search: "grading: ['condition', 'grade', 'quality', 'gum'],",
    replace: "grading: ['condition', 'grade'],",
    ...ruled,
  },
  {
    id: 'offline-sent-is-final',
    file: 'src/features/offline/web/queue.ts',
    search: 'if (!before || before.sent)',
    replace: 'if (!before)',
    ...queued,
  },
  {
    id: 'offline-expires',
    file: 'src/features/offline/rules.ts',
    search: 'now < from || now > until',
    replace: 'now < from',
    ...ruled,
  },
  {
    id: 'offline-clock-back',
    file: 'src/features/offline/rules.ts',
    search: 'now < from || now > until',
    replace: 'now > until',
    ...ruled,
  },
  {
    id: 'offline-once',
    file: 'src/features/offline/server/edits.ts',
    search: '.filter(({ op_id }) => !before.has(op_id))',
    replace: '',
    ...tested,
  },
  {
    id: 'offline-once-in-a-request',
    file: 'src/features/offline/server/edits.ts',
    search: '[...new Map(all.map((edit) => [edit.op_id, edit])).values()]',
    replace: '[...all]',
    ...tested,
  },
  {
    id: 'offline-own-items',
    file: 'src/features/offline/server/edits.ts',
    search: 'new Map((await ownRows(tx, ids, viewer.id)).map(',
    replace: "new Map([...(await (await import('#features/stamp-items/server/public.ts')).findItems(tx, ids)).values()].map(",
    ...tested,
  },
  {
    id: 'offline-rules-hold',
    file: 'src/features/offline/server/apply.ts',
    search: "const barred = free.outcome === 'applied' ? await this.bars(id, free.next) : undefined",
    replace: 'const barred = undefined as string | undefined',
    ...tested,
  },
  {
    id: 'offline-removal-promised',
    file: 'src/features/offline/server/apply.ts',
    search: "return isCommitted(row) ? 'stamp_item.committed' : undefined",
    replace: 'return isCommitted(row) ? undefined : undefined',
    ...tested,
  },
  {
    id: 'offline-own-device',
    file: 'src/features/offline/server/queries.ts',
    search: "devices(db, member_id).where('id', '=', id).executeTakeFirst()",
    replace: "devices(db, member_id).clearWhere().where('id', '=', id).executeTakeFirst()",
    ...tested,
  },
  {
    id: 'offline-forget-own',
    file: 'src/features/offline/server/queries.ts',
    search: ".where('id', '=', id).where('member_id', '=', member_id).returning('id')",
    replace: ".where('id', '=', id).returning('id')",
    ...tested,
  },
  {
    id: 'offline-own-conflicts',
    file: 'src/features/offline/server/queries.ts',
    search: "db.selectFrom('offline_conflicts as c').where('c.member_id', '=', member_id)",
    replace: "db.selectFrom('offline_conflicts as c').where('c.member_id', 'is not', member_id && null)",
    ...tested,
  },
  {
    id: 'offline-late-commit',
    file: 'src/features/offline/server/queries-changes.ts',
    search: ' and changed_in < ${oldest}::xid8',
    replace: ' and ${oldest}::xid8 is not null',
    ...tested,
  },
  {
    id: 'offline-waits-for-earlier',
    file: 'src/features/offline/server/changes.ts',
    search: 'BigInt(now.oldest) < BigInt(mark.xid) && ',
    replace: 'BigInt(now.oldest) < 0n && ',
    ...tested,
  },
  {
    id: 'offline-other-database',
    file: 'src/features/offline/server/mark.ts',
    search: 'of !== epoch || ',
    replace: '',
    ...tested,
  },
  {
    id: 'offline-unseen',
    file: 'src/features/offline/server/queries.ts',
    search: 'make_interval(days => ${KEPT_DAYS})',
    replace: 'make_interval(days => 10 * ${KEPT_DAYS})',
    ...tested,
  },
]
