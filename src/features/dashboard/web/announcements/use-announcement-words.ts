import { useLingui } from '@lingui/react/macro'
import type { announcementAudiences, announcementKinds } from '#features/announcements/contract.ts'

export function useAnnouncementWords() {
  const { t } = useLingui()
  const kinds: Readonly<Record<(typeof announcementKinds)[number], string>> = {
    info: t({ message: 'Announcement', context: 'one line above each page' }),
    warning: t({ message: 'Attention', context: 'one line above each page' }),
    maintenance: t({ message: 'Maintenance', context: 'one line above each page' }),
  }
  const audiences: Readonly<Record<(typeof announcementAudiences)[number], string>> = {
    everybody: t`Everybody`,
    members: t({ message: 'Members', context: 'who reads an announcement' }),
    guests: t({ message: 'Guests', context: 'who reads an announcement' }),
  }
  return { kinds, audiences }
}
