import { useLingui } from '@lingui/react/macro'
import { DIGEST } from '../rules.ts'
import { QuietRow } from './QuietRow.tsx'
import css from './Settings.module.css'
import { SwitchRow } from './SwitchRow.tsx'

/** When notices come: quiet hours, and the summaries by mail. */
export function WhenPanel() {
  const { t } = useLingui()
  const hint = t`Of the kinds set to daily or weekly below: at 8:00 in your time zone, weekly ones on Mondays. Only what you have not read.`
  return (
    <div className={css.when}>
      <QuietRow />
      <SwitchRow property={DIGEST} label={t`Summaries by e-mail`} hint={hint} />
    </div>
  )
}
