import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { ClubShown } from './club-answer.ts'

/** How a club is seen and joined, and as what somebody stands in it. */
export function useClubWords() {
  const { t } = useLingui()
  const ways: Record<ClubShown['visibility'], Record<ClubShown['joining'], string>> = {
    public: { open: t`Public, open to all`, request: t`Public, joined on request`, invitation: t`Public, joined by invitation` },
    private: { open: t`Private, open to all`, request: t`Private, joined on request`, invitation: t`Private, joined by invitation` },
    hidden: { open: t`Hidden, joined by invitation`, request: t`Hidden, joined by invitation`, invitation: t`Hidden, joined by invitation` },
  }
  const icons: Record<ClubShown['visibility'], IconName> = { public: 'globe-simple', private: 'lock-simple', hidden: 'eye-slash' }
  const standings: Partial<Record<string, string>> = {
    applied: t`Request sent`,
    invited: t`Invited`,
    member: t`Member`,
    moderator: t`Moderator`,
    owner: t`Owner`,
    banned: t`Banned`,
  }
  return {
    wayOf: ({ visibility, joining }: ClubShown) => ways[visibility][joining],
    iconOf: ({ visibility }: ClubShown) => icons[visibility],
    standingOf: (standing: string) => standings[standing],
  }
}
