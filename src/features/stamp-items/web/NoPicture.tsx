import { useLingui } from '@lingui/react/macro'
import css from './StampItemScreen.module.css'

/** Placeholder: an item needs a picture only to be listed. */
export function NoPicture() {
  const { t } = useLingui()
  return <p className={css.bare}>{t`No picture yet`}</p>
}
