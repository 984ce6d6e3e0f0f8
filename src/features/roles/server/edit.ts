import { guarded } from '#features/approvals/server/public.ts'
import { heldNow, lockAdministrators } from '#features/members/server/public.ts'
import { rolesChanged } from '#features/plans/contract.ts'
import {
  FULL,
  holdersOf,
  isFreeName,
  isHeld,
  isUsualName,
  keepRoleChange,
  knownPermissions,
  lockRole,
  makeRole,
  mayEdit,
  type RoleRow,
  readRoleRows,
  removeRole,
  roleName,
  rolesOf,
  writeRole,
} from '#features/plans/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import type { GuardedDeed } from '#server/slices/guarded-act.ts'
import { roles } from '../contract.ts'
import { refusedEdit } from '../rules.ts'

const inOrder = (permissions: readonly string[]) => [...new Set(permissions)].sort()

/** Roles change one after the other: each waits for the rows of all administrators. */
export const make = command(roles.make, async (call) => {
  const { tx, emit, viewer, input, concerns } = call
  await lockAdministrators(tx)
  const after = inOrder(input.permissions)
  const strange = await unknown(tx, after)
  if (strange) return refuse('role.permission', { permission: strange })
  if (!mayEdit(await heldNow(call), [], after)) return refuse('role.not_yours')
  if (await isTaken(tx, call.tools.words, input.name, null)) return refuse('role.name')
  const code = await makeRole(tx, input.name, after)
  const change = { kind: 'made', actor_id: viewer.id, role: code, name_after: input.name, before: [], after }
  concerns({ role: code, role_change_id: await keepRoleChange(tx, change) })
  emit(rolesChanged, { code })
  return { code }
})

async function keepIt(call: GuardedDeed<typeof roles.keep>) {
  const { tx, emit, viewer, input, concerns, tools } = call
  await lockAdministrators(tx)
  const found = await lockRole(tx, input.code)
  if (!found) return refuse('role.not_found')
  const after = inOrder(input.permissions)
  const strange = await unknown(tx, after)
  if (strange) return refuse('role.permission', { permission: strange })
  const is_own = (await rolesOf(tx, viewer.id)).includes(found.code)
  const is_within = mayEdit(await heldNow(call), found.permissions, after)
  const wrong = refusedEdit({ is_fixed: found.code === FULL, is_own, is_within, version: found.version, seen: input.version })
  if (wrong) return refuse(wrong)
  // Its usual name stays translated for other readers.
  const name = isUsual(tools.words, input.name, found) ? found.name : input.name
  if (name && (await isTaken(tx, tools.words, name, found.code))) return refuse('role.name')
  await writeRole(tx, found.code, name, after)
  const names = { name_before: found.name, name_after: name }
  const change = { kind: 'edited', actor_id: viewer.id, role: found.code, ...names, before: [...found.permissions], after }
  concerns({ role: found.code, role_change_id: await keepRoleChange(tx, change) })
  emit(rolesChanged, { code: found.code })
  return { code: found.code, version: found.version + 1 }
}
export const keep = guarded(roles.keep, {
  async weigh({ tx, viewer, input: { code, name, permissions, reason } }) {
    const found = (await readRoleRows(tx)).find((role) => role.code === code)
    const before = { name: found?.name ?? null, permissions: found?.permissions ?? [] }
    // Whoever holds the role has no say in what it allows.
    const about = (await holdersOf(tx, code)).filter((id) => id !== viewer.id)
    return { target: code, about, before, after: { name, permissions: inOrder(permissions) }, reason }
  },
  run: keepIt,
  waits: ({ code, version }: InputOf<typeof roles.keep>) => ({ code, version }),
})
/** Called as usual, in whatever language: who consents may read another than who asked. */
const isUsual = (words: Translator, name: string, role: RoleRow) => locales.some((locale) => roleName(words, locale, role) === name)

export const drop = command(roles.drop, async (call) => {
  const { tx, emit, viewer, input, concerns } = call
  await lockAdministrators(tx)
  const found = await lockRole(tx, input.code)
  if (!found) return refuse('role.not_found')
  if (found.code === FULL) return refuse('role.fixed')
  if (!mayEdit(await heldNow(call), found.permissions, [])) return refuse('role.not_yours')
  if (await isHeld(tx, found.code)) return refuse('role.held')
  await removeRole(tx, found.code)
  const change = { kind: 'dropped', actor_id: viewer.id, role: found.code, name_before: found.name, before: [...found.permissions], after: [] }
  concerns({ role: found.code, role_change_id: await keepRoleChange(tx, change) })
  emit(rolesChanged, { code: found.code })
  return { done: true as const }
})

async function unknown(tx: Tx, permissions: readonly string[]): Promise<string | undefined> {
  const known = await knownPermissions(tx)
  return permissions.find((permission) => !known.has(permission))
}

const isTaken = async (tx: Tx, words: Translator, name: string, except: string | null) =>
  isUsualName(words, name, except) || !(await isFreeName(tx, name, except))
