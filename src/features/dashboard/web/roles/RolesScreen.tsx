import { useLingui } from '@lingui/react/macro'
import { roles } from '#features/roles/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Frame } from '../Frame.tsx'
import css from './Roles.module.css'
import { RoleChanges } from './RoleChanges.tsx'
import { RoleEditor } from './RoleEditor.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import { NEW, rolePath } from './role-draft.ts'

interface Asked {
  /** A code, `new`, or the first role. */
  readonly role: string | undefined
}
const CODE = /^[a-z0-9][a-z0-9_-]{0,39}$/

/** The table of permissions and roles: one of them is edited at a time, and shown alone on a phone. */
export default screen<Asked>({
  visitors: 'members',
  reads: ({ query }) => ({ role: CODE.exec(query.get('role') ?? '')?.[0] }),
  asks: ({ role }) => [
    queryOf(roles.list, {}),
    queryOf(roles.changes, {}),
    ...(role === NEW ? [] : [queryOf(roles.holders, { code: role ?? 'administrator' })]),
  ],
  Draw: ({ input }) => <Roles asked={input.role} />,
})

function Roles({ asked }: { asked: string | undefined }) {
  const { t } = useLingui()
  const answer = useData(roles.list, {})
  const chosen = asked === NEW ? undefined : (answer.roles.find(({ code }) => code === asked) ?? answer.roles[0])
  return (
    <Frame here="/dashboard/roles" title={t`Roles`}>
      <p className={css.lead}>
        {t`A role adds permissions to whatever plan a member has. Choose a role to see who has it and to edit it; it is given on the page of a member.`}
      </p>
      <nav className="chips" aria-label={t`Roles`}>
        {answer.roles.map(({ code, name, holders }) => (
          <a key={code} className={code === chosen?.code ? 'chip chip--on' : 'chip'} href={rolePath(code)} aria-current={code === chosen?.code ? 'page' : undefined}>
            {name} {holders}
          </a>
        ))}
        <a className={chosen ? 'chip' : 'chip chip--on'} href={rolePath(NEW)} aria-current={chosen ? undefined : 'page'}>{t`New role`}</a>
      </nav>
      <RoleEditor key={chosen?.code ?? NEW} role={chosen} all={answer.roles} families={answer.families} />
      <div className={css.below}>
        {chosen && <RoleHolders role={chosen} />}
        <RoleChanges />
      </div>
    </Frame>
  )
}
