import { useLingui } from '@lingui/react/macro'
import { hours, QUIET_FROM, QUIET_TO } from '../rules.ts'
import { SettingRow } from './SettingRow.tsx'
import css from './Settings.module.css'
import { useSetting } from './use-setting.ts'

/** The hours in which nothing rings, in the member's time zone. */
export function QuietRow() {
  const { t } = useLingui()
  const [from, to] = [useSetting('notifications', QUIET_FROM), useSetting('notifications', QUIET_TO)]
  const zone = String(useSetting('general', 'time-zone').value)
  const hint = t`Push and letters wait until they end, in your time zone (${zone}). Money and safety do not wait.`
  return (
    <SettingRow label={t`Quiet hours`} hint={hint} saved={from.saved || to.saved} undo={from.undo ?? to.undo}>
      {(ties) => (
        <span className={css.hours}>
          <select className="select" {...ties} value={String(from.value)} onChange={({ currentTarget }) => void from.change(currentTarget.value)}>
            <option value="">{t`None`}</option>
            <Hours />
          </select>
          {from.value !== '' && (
            <>
              –
              <select
                className="select"
                aria-label={t`Quiet hours end`}
                value={String(to.value)}
                onChange={({ currentTarget }) => void to.change(currentTarget.value)}
              >
                <Hours />
              </select>
            </>
          )}
        </span>
      )}
    </SettingRow>
  )
}

const Hours = () =>
  hours.map((hour) => (
    <option key={hour} value={hour}>
      {hour}
    </option>
  ))
