import { useLingui } from '@lingui/react/macro'
import type { NoticeSection } from '#kernel/notice.ts'

export function useSectionNames(): Record<NoticeSection, string> {
  const { t } = useLingui()
  return {
    orders: t`Buying and selling`,
    account: t`Account`,
    flagging: t`Flags`,
    clubs: t`Clubs`,
    events: t`Events and exhibitions`,
    network: t`Network`,
    profile: t`Profile`,
  }
}
