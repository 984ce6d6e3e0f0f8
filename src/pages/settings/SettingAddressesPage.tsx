import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { AddressesPanel, addressesAsks } from '#features/places/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingAddresses, { visitors: 'members', asks: addressesAsks })

function SettingAddresses() {
  const { t } = useLingui()
  const me = useMe()
  return (
    <SettingFrame title={t`Addresses`} line={t`The default address is the one a purchase begins with.`}>
      <AddressesPanel name={me?.full_name ?? ''} />
    </SettingFrame>
  )
}
