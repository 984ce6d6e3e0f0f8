import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { changesOf, RoleDraft, ShownFamily, ShownRole } from './role-draft.ts'

/** What an edit does, in words, and to how many: for the confirmation. */
export function useRoleChangeWords(families: readonly ShownFamily[]) {
  const { t } = useLingui()
  const labels = new Map(families.flatMap(({ permissions }) => permissions.map(({ name, label }) => [name, label] as const)))
  const named = (permissions: readonly string[]) => permissions.map((one) => labels.get(one) ?? one).join('; ')
  return ({ name, holders }: ShownRole, draft: RoleDraft, { given, taken }: ReturnType<typeof changesOf>) => {
    const called = draft.name.trim()
    const lines = [
      ...(called === name ? [] : [`${name} → ${called}.`]),
      ...(given.length ? [t`Given: ${named(given)}.`] : []),
      ...(taken.length ? [t`Taken away: ${named(taken)}.`] : []),
      t`${plural(holders, { one: '# member has this role', other: '# members have this role' })}; what they may do changes at once.`,
    ]
    return lines.join(' ')
  }
}
