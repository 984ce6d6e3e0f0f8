import { useLingui } from '@lingui/react/macro'
import { asksVisibility, VisibilityPanel } from '#features/profiles/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingVisibility, { visitors: 'members', asks: () => [asksVisibility()] })

function SettingVisibility() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Visibility`} line={t`Others always see your name, your username, and since when you are a member.`}>
      <VisibilityPanel />
    </SettingFrame>
  )
}
