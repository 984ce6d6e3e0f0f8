import { useLingui } from '@lingui/react/macro'
import { ContactsPanel, contactsAsks } from '#features/contacts/web/public.tsx'
import { still } from '#web/site.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default still(SettingContacts, { visitors: 'members', asks: contactsAsks })

function SettingContacts() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Contacts`}>
      <ContactsPanel />
    </SettingFrame>
  )
}
