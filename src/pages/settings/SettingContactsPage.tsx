import { useLingui } from '@lingui/react/macro'
import { ContactsPanel, contactsAsks } from '#features/contacts/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingContacts, { visitors: 'members', asks: contactsAsks })

function SettingContacts() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Contacts`}>
      <ContactsPanel />
    </SettingFrame>
  )
}
