import { useLingui } from '@lingui/react/macro'
import { ApiKeysPanels, apiKeysAsks } from '#features/api-keys/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingApiKeys, { visitors: 'members', asks: apiKeysAsks })

function SettingApiKeys() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`API keys`} line={t`Programs of your own that read and work in your store, each with its own key.`}>
      <ApiKeysPanels />
    </SettingFrame>
  )
}
