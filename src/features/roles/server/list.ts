import { FULL, knownPermissions, mayHandOut, permissionName, readRoleRows, roleName, rolesOf } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { query } from '#server/operations/slice.ts'
import { roles } from '../contract.ts'
import { roleFamilies } from '../rules.ts'
import { countHolders } from './queries.ts'

const COUNTED = 1_000

export const list = query(roles.list, async ({ db, viewer, requester: { locale }, tools: { words } }) => {
  const [rows, counts, own, known] = await Promise.all([readRoleRows(db), countHolders(db), rolesOf(db, viewer.id), knownPermissions(db)])
  const sets = Object.fromEntries(rows.map(({ code, permissions }) => [code, new Set(permissions)]))
  return {
    roles: rows.map(({ code, name, version, permissions }) => ({
      ...{ code, version, permissions: [...permissions], name: roleName(words, locale, { code, name }) },
      holders: Math.min(counts.get(code) ?? 0, COUNTED),
      ...{ is_own: own.includes(code), is_fixed: code === FULL, may_hand_out: mayHandOut(sets, viewer.permissions, code) },
    })),
    families: familiesOf(words, locale, ofRoles(known), viewer.permissions),
  }
})

const ofRoles = (known: ReadonlySet<string>) => new Set([...known].filter((name) => name.startsWith('user.access.')))

/** Permissions that no family names yet stand alone at the end: a new one is never out of sight. */
function familiesOf(words: Translator, locale: Locale, known: ReadonlySet<string>, held: ReadonlySet<string>) {
  const shown = (name: string) => ({ name, label: permissionName(words, locale, name), is_held: held.has(name) })
  const told = new Set<string>(Object.values(roleFamilies).flat())
  const families = Object.entries(roleFamilies).map(([name, permissions]) => ({
    ...{ name, label: words.say(locale, `role_family.${name}`) },
    permissions: permissions.filter((one) => known.has(one)).map(shown),
  }))
  const others = [...known].filter((name) => !told.has(name)).sort()
  return [...families, ...others.map((name) => ({ name, label: permissionName(words, locale, name), permissions: [shown(name)] }))]
}
