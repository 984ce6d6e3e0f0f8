import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'dashboard-nobody-above',
    file: 'src/features/plans/rules.ts',
    search: 'actor.id !== target.id && all(sets, target.roles).every((permission) => actor.permissions.has(permission))',
    replace: 'actor.id !== target.id',
    test: 'src/features/dashboard/server/dashboard.test',
  },
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
  {
    id: 'plan-ends-sockets',
    file: 'src/features/plans/server/slice.ts',
    search: "    { event: memberRightsChanged, sockets: 'end' },\n",
    replace: '',
    test: 'src/features/subscriptions/server/cuts.test',
  },
]
