import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import type { Draft } from './plan-draft.ts'

interface PlanPermissionsProps {
  draft: Draft
  onDraft: (draft: Draft) => void
}
/** All permissions by group, with a label and the API's name. */
export function PlanPermissions({ draft, onDraft }: PlanPermissionsProps) {
  const { t } = useLingui()
  const { families } = useData(dashboard.plans, {})
  const turn = (permission: string, on: boolean) => {
    const held = new Set(draft.permissions)
    if (on) held.add(permission)
    else held.delete(permission)
    onDraft({ ...draft, permissions: held })
  }
  return (
    <fieldset className={css.plainset} id="permissions">
      <legend>{t`Permissions`}</legend>
      <div className={css.families}>
        {families.map(({ name, label, permissions }) => (
          <fieldset key={name} className={css.family}>
            <legend>{label}</legend>
            {permissions.map((permission) => (
              <Check
                key={permission.name}
                label={<Named {...permission} />}
                checked={draft.permissions.has(permission.name)}
                onChange={(event) => turn(permission.name, event.target.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}

const Named = ({ name, label }: { name: string; label: string }) => (
  <>
    {label} <code className={css.code}>{name}</code>
  </>
)
