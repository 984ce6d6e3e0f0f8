import { useLingui } from '@lingui/react/macro'
import { GROUPING } from '../rules.ts'
import { SwitchRow } from './SwitchRow.tsx'

/** Switch of the list of notices: likes and followers in one row, or each alone. */
export function GroupingRow() {
  const { t } = useLingui()
  const hint = t`Of what is not read yet. Orders, offers and messages always have a row of their own.`
  return <SwitchRow property={GROUPING} label={t`Several likes or followers in one row`} hint={hint} />
}
