import { useLingui } from '@lingui/react/macro'
import { allSettings, SitePreferencePanel } from '#features/settings/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingPreference, { visitors: 'members', asks: () => [allSettings] })

function SettingPreference() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Site preference`} line={t`Yours on every device you sign in with.`}>
      <SitePreferencePanel />
    </SettingFrame>
  )
}
