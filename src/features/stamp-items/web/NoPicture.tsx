import { useLingui } from '@lingui/react/macro'
import css from './StampItemScreen.module.css'

/** Where a picture would lie: an item needs none until it is listed. */
export function NoPicture() {
  const { t } = useLingui()
  return <p className={css.bare}>{t`No picture yet`}</p>
}
