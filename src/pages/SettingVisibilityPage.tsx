import { useLingui } from '@lingui/react/macro'
import { still } from '#web/site.ts'
import css from './SettingFrame.module.css'
import { SettingFrame } from './SettingFrame.tsx'

export default still(SettingVisibility, { visitors: 'members' })

function SettingVisibility() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Visibility`}>
      <div className={`panel ${css.words}`}>
        <p>{t`Others see your name, your username, and since when you are a member.`}</p>
        <p>{t`Nobody sees your e-mail address.`}</p>
      </div>
    </SettingFrame>
  )
}
