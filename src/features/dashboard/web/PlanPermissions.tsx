import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/data.ts'
import { Check } from '#web/ui/Check.tsx'
import { dashboard } from '../contract.ts'
import css from './Dashboard.module.css'
import type { Draft } from './plan-draft.ts'

interface PlanPermissionsProps {
  draft: Draft
  onDraft: (draft: Draft) => void
}
const family = (permission: string) => permission.slice(0, Math.max(permission.indexOf('.'), 0)) || permission

/** Every permission that a plan may hold, family by family, by the names that the API knows them by. */
export function PlanPermissions({ draft, onDraft }: PlanPermissionsProps) {
  const { t } = useLingui()
  const { permissions } = useData(dashboard.plans, {})
  const families = Map.groupBy(permissions, family)
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
        {[...families].map(([name, all]) => (
          <fieldset key={name} className={css.family}>
            <legend className="code">{name}</legend>
            {all.map((permission) => (
              <Check
                key={permission}
                label={<code className={css.code}>{permission.slice(name.length + 1) || permission}</code>}
                checked={draft.permissions.has(permission)}
                onChange={(event) => turn(permission, event.target.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
