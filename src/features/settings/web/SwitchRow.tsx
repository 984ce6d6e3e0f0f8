import type { ReactNode } from 'react'
import { Check } from '#web/ui/controls/Check.tsx'
import { SavedMark } from './SettingRow.tsx'
import css from './Settings.module.css'
import { useSetting } from './use-setting.ts'

/** A switch among the settings of notices. */
export function SwitchRow({ property, label, hint }: { property: string; label: string; hint: ReactNode }) {
  const { value, change, saved, undo } = useSetting('notifications', property)
  return (
    <div className={css.switch}>
      <div>
        <Check checked={value === true} label={label} onChange={({ currentTarget }) => void change(currentTarget.checked)} />
        <p className="hint">{hint}</p>
      </div>
      <SavedMark saved={saved} undo={undo} />
    </div>
  )
}
