import { useLingui } from '@lingui/react/macro'
import { Check } from '#web/ui/controls/Check.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import css from './Roles.module.css'
import { type RoleDraft, rolePath, type ShownFamily, type ShownRole } from './role-draft.ts'

interface MatrixProps {
  readonly all: readonly ShownRole[]
  readonly families: readonly ShownFamily[]
  /** The column that is being edited; a role that is not there yet has none among `all`. */
  readonly chosen: ShownRole | undefined
  readonly draft: RoleDraft
  readonly locked: boolean
  readonly onTurn: (permission: string, on: boolean) => void
}

/** Permissions by family, a column per role. The chosen column has boxes; a phone shows only that one. */
export function RoleMatrix({ all, families, chosen, draft, locked, onTurn }: MatrixProps) {
  const { t } = useLingui()
  const columns = chosen ? all : [...all, undefined]
  return (
    <ScrollRegion className={css.scroll} aria-label={t`Permissions of roles`}>
      <table className={css.matrix}>
        <caption className="vh">{t`Permissions of roles`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Permission`}</th>
            {columns.map((role) => (
              <th key={role?.code ?? 'new'} scope="col" className={role === chosen ? css.chosen : css.other}>
                {role ? <a href={rolePath(role.code)}>{role.name}</a> : draft.name || t`New role`}
              </th>
            ))}
          </tr>
        </thead>
        {families.map((family) => (
          <Family key={family.name} family={family} columns={columns} {...{ chosen, draft, locked, onTurn }} />
        ))}
      </table>
    </ScrollRegion>
  )
}

type FamilyProps = Omit<MatrixProps, 'all' | 'families'> & { family: ShownFamily; columns: readonly (ShownRole | undefined)[] }
function Family({ family, columns, chosen, draft, locked, onTurn }: FamilyProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={css.family}>
          {family.label}
        </th>
      </tr>
      {family.permissions.map(({ name, label, is_held }) => (
        <tr key={name}>
          <th scope="row">
            {label} <code className={css.code}>{name}</code>
          </th>
          {columns.map((role) => (
            <td key={role?.code ?? 'new'} className={role === chosen ? css.chosen : css.other}>
              {role === chosen ? (
                <Check
                  label={<span className="vh">{`${label}: ${role?.name ?? draft.name}`}</span>}
                  checked={draft.permissions.has(name)}
                  disabled={locked || !is_held}
                  onChange={(event) => onTurn(name, event.target.checked)}
                />
              ) : (
                <Held yes={role!.permissions.includes(name)} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Held({ yes }: { yes: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {yes ? <Icon name="check" size="s" /> : <span aria-hidden="true">–</span>}
      <span className="vh">{yes ? t({ message: 'Yes', context: 'a permission' }) : t({ message: 'No', context: 'a permission' })}</span>
    </>
  )
}
