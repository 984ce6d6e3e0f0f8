import type { Mutant } from './mutant.ts'

const test = 'src/features/dashboard/server/dashboard.test'
const attacks = 'src/test/security/attacks-server.test'

/** Mutants of administration. */
export const dashboardMutants: readonly Mutant[] = [
  {
    id: 'dashboard-roles-once-held',
    file: 'src/features/members/server/administer.ts',
    search: 'return mayHandOut(sets, held, role)',
    replace: 'return held.size > 0',
    test,
  },
  {
    id: 'dashboard-nobody-above',
    file: 'src/features/plans/rules.ts',
    search: 'actor.id !== target.id && all(sets, target.roles).every((permission) => actor.permissions.has(permission))',
    replace: 'actor.id !== target.id',
    test,
  },
  {
    id: 'dashboard-last-administrator',
    file: 'src/features/members/server/queries-admin.ts',
    search: "await sql`select member_id from member_roles where role = 'administrator' order by member_id for update`.execute(tx)",
    replace: '',
    test,
  },
  {
    id: 'dashboard-suspended-out',
    file: 'src/features/members/server/administer.ts',
    search: 'emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id: id }) })\n  await tell',
    replace: 'await tell',
    test,
  },
  {
    id: 'dashboard-patterns',
    file: 'src/features/dashboard/server/queries-members.ts',
    search: ".replace(/[\\\\%_]/g, '\\\\$&')",
    replace: '',
    test,
  },
  {
    id: 'dashboard-day-exists',
    file: 'src/kernel/calendar-date.ts',
    search: 'return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()',
    replace: 'return day <= 31',
    test: attacks,
  },
  {
    id: 'dashboard-csv-formulas',
    file: 'src/server/csv.ts',
    search: ".test(text) ? `'${text}` : text",
    replace: '.test(text) ? text : text',
    test: attacks,
  },
  {
    id: 'dashboard-contrast',
    file: 'src/features/dashboard/server/site.ts',
    search: "if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })",
    replace: '',
    test,
  },
  { id: 'dashboard-signs', file: 'src/features/dashboard/shapes.ts', search: '!/[<>"\\r\\n]/.test(text)', replace: 'text.length > 0', test },
  {
    id: 'plan-edit-of-the-seen-state',
    file: 'src/features/plans/server/edit-plan.ts',
    search: "  if (found.version !== version) return refuse('plan.changed')\n",
    replace: '',
    test: 'src/features/dashboard/server/plans.test',
  },
  {
    id: 'plan-holds-no-role',
    file: 'src/features/plans/server/queries-plan-edit.ts',
    search: "where not (kind = 'permission' and name in (select permission from role_permissions))",
    replace: "union select 'permission', permission from role_permissions",
    test: 'src/features/dashboard/server/plans.test',
  },
  {
    id: 'plan-forgotten-before-told',
    file: 'src/features/plans/server/on-plan-edited.ts',
    search: '  forgetPlans(tx)\n',
    replace: '',
    test: 'src/features/dashboard/server/plans.test',
  },
  {
    id: 'plan-guests-at-most',
    file: 'src/features/plans/server/edit-plan.ts',
    search: "  if (code === 'guest' && plan.permissions.some((permission) => tools.closedToGuests.has(permission))) return refuse('plan.guest')\n",
    replace: '',
    test: 'src/features/dashboard/server/plans.test',
  },
]
