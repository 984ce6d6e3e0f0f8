import { useLingui } from '@lingui/react/macro'
import { Check } from '#web/ui/controls/Check.tsx'
import { GROUPING } from '../rules.ts'
import { SavedMark } from './SettingRow.tsx'
import css from './Settings.module.css'
import { useSetting } from './use-setting.ts'

/** Switch of the list of notices: likes and followers in one row, or each alone. */
export function GroupingRow() {
  const { t } = useLingui()
  const { value, change, saved, undo } = useSetting('notifications', GROUPING)
  return (
    <div className={css.row}>
      <div>
        <Check
          checked={value === true}
          label={t`Several likes or followers in one row`}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        <p className="hint">{t`Of what is not read yet. Orders, offers and messages always have a row of their own.`}</p>
      </div>
      <SavedMark saved={saved} undo={undo} />
    </div>
  )
}
