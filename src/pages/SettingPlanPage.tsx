import { useLingui } from '@lingui/react/macro'
import { still } from '#web/site.ts'
import { Facts } from '#web/ui/Facts.tsx'
import css from './SettingFrame.module.css'
import { SettingFrame } from './SettingFrame.tsx'
import { useMe } from './use-me.ts'

export default still(SettingPlan, { visitors: 'members' })

function SettingPlan() {
  const { t } = useLingui()
  const names: Record<string, string> = { free: t`Free`, basic: t`Gold`, premium: t`Platinum`, business: t`Diamond` }
  return (
    <SettingFrame title={t`Plan`}>
      <div className={`panel ${css.words}`}>
        <Facts caption={t`Plan`} facts={[{ label: t`Your plan`, value: names[useMe()?.plan ?? ''] }]} />
      </div>
    </SettingFrame>
  )
}
