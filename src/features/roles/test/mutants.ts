import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/roles/server/roles.test'
const edit = 'src/features/roles/server/edit.ts'
const rules = 'src/features/roles/rules.ts'
const handOut = 'src/features/members/server/hand-out.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'role-of-held-permissions',
    file: edit,
    search: "  if (!mayEdit(await heldNow(call), [], after)) return refuse('role.not_yours')\n",
    replace: '',
    test,
  },
  { id: 'role-edited-within', file: rules, search: "  if (!is_within) return 'role.not_yours'\n", replace: '', test },
  {
    id: 'role-dropped-within',
    file: edit,
    search: "  if (!mayEdit(await heldNow(call), found.permissions, [])) return refuse('role.not_yours')\n",
    replace: '',
    test,
  },
  { id: 'role-own-not-edited', file: rules, search: "  if (is_own) return 'role.own'\n", replace: '', test },
  { id: 'role-own-not-given', file: handOut, search: "  if (id === viewer.id) return refuse('role.own')\n", replace: '', test },
  { id: 'role-administrator-fixed', file: rules, search: "  if (is_fixed) return 'role.fixed'\n", replace: '', test },
  { id: 'role-of-the-seen-state', file: rules, search: "return version === seen ? undefined : 'role.changed'", replace: 'return undefined', test },
  { id: 'role-held-stays', file: edit, search: "  if (await isHeld(tx, found.code)) return refuse('role.held')\n", replace: '', test },
  {
    id: 'role-name-once',
    file: edit,
    search: "  if (await isTaken(tx, call.tools.words, input.name, null)) return refuse('role.name')\n",
    replace: '',
    test,
  },
  {
    id: 'role-known-permissions',
    file: edit,
    search: 'permissions.find((permission) => !known.has(permission))',
    replace: 'permissions.find(() => known.size < 0)',
    test,
  },
  {
    id: 'role-edit-reaches-sockets',
    file: 'src/features/plans/server/slice.ts',
    search: "      { event: rolesChanged, sockets: 'check' },\n",
    replace: '',
    test,
  },
  {
    id: 'role-change-kept',
    file: 'src/features/roles/server/edit.ts',
    search: "  const change = { kind: 'edited', actor_id: viewer.id, role: found.code, ...names, before: [...found.permissions], after }",
    replace: "  const change = { kind: 'edited', actor_id: viewer.id, role: found.code, ...names, before: [...after], after }",
    test,
  },
]
