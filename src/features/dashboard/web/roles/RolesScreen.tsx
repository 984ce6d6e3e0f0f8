import { useLingui } from '@lingui/react/macro'
import { roles } from '#features/roles/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Frame } from '../Frame.tsx'
import { RoleChanges } from './RoleChanges.tsx'
import { RoleEditor } from './RoleEditor.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import css from './Roles.module.css'
import { NEW, rolePath } from './role-draft.ts'

type Asked = InputOf<typeof roles.holders>
/** Without a code the first role is shown. */
const FIRST = 'administrator'

/** The table of permissions and roles: one of them is edited at a time, and shown alone on a phone. */
export default screen<Asked>({
  visitors: 'members',
  reads: (place) => readInput(roles.holders, { ...place, path: { code: place.query.get('code') ?? FIRST } }),
  asks: (input) => [queryOf(roles.list, {}), queryOf(roles.changes, {}), ...(input.code === NEW ? [] : [queryOf(roles.holders, input)])],
  Draw: ({ input }) => <Roles input={input} />,
})

function Roles({ input }: { input: Asked }) {
  const { t } = useLingui()
  const answer = useData(roles.list, {})
  const chosen = answer.roles.find(({ code }) => code === input.code)
  return (
    <Frame here="/dashboard/roles" title={t`Roles`}>
      <p className={css.lead}>
        {t`A role adds permissions to whatever plan a member has. Choose a role to see who has it and to edit it; it is given on the page of a member.`}
      </p>
      <nav className="chips" aria-label={t`Roles`}>
        {answer.roles.map(({ code, name, holders }) => (
          <a
            key={code}
            className={code === chosen?.code ? 'chip chip--on' : 'chip'}
            href={rolePath(code)}
            aria-current={code === chosen?.code ? 'page' : undefined}
          >
            {name} {holders}
          </a>
        ))}
        <a className={chosen ? 'chip' : 'chip chip--on'} href={rolePath(NEW)} aria-current={chosen ? undefined : 'page'}>{t`New role`}</a>
      </nav>
      <RoleEditor key={chosen?.code ?? NEW} role={chosen} all={answer.roles} families={answer.families} />
      <div className={css.below}>
        {chosen && <RoleHolders role={chosen} input={input} />}
        <RoleChanges />
      </div>
    </Frame>
  )
}
