import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/icons/icon-names.ts'

export interface SettingSection {
  readonly href: string
  readonly label: string
  readonly line: string
  readonly icon: IconName
}

export function useSettingSections(): readonly SettingSection[] {
  const { t } = useLingui()
  return [
    {
      href: '/setting/account/site-preference',
      label: t`Site preference`,
      line: t`Language, theme, time zone, shortcuts`,
      icon: 'sliders-horizontal',
    },
    { href: '/setting/notification', label: t`Notifications`, line: t`What you hear of, and where`, icon: 'bell' },
    { href: '/setting/visibility', label: t`Visibility`, line: t`What others see of you`, icon: 'eye' },
    { href: '/setting/account/plan', label: t`Plan`, line: t`What you may do here`, icon: 'crown-simple' },
    { href: '/setting/wallet', label: t`Wallet`, line: t`Your balances`, icon: 'wallet' },
    { href: '/setting/account/cards', label: t`Cards`, line: t`What you pay with`, icon: 'credit-card' },
    { href: '/setting/account/addresses', label: t`Addresses`, line: t`Where parcels go`, icon: 'map-pin' },
    { href: '/setting/account/uploads', label: t`Uploads`, line: t`Your files, and the space they take`, icon: 'upload-simple' },
    { href: '/setting/account/management', label: t`Account management`, line: t`Your account and how you sign in`, icon: 'user-circle' },
    { href: '/setting/account/contacts', label: t`Contacts`, line: t`Your e-mail addresses`, icon: 'envelope-simple' },
    { href: '/setting/terms-n-conditions', label: t`Terms and conditions`, line: t`What we have agreed`, icon: 'file-text' },
  ]
}
