import { useLingui } from '@lingui/react/macro'
import { type NoticeSection, noticeRows, noticeSections } from '../rules.ts'

/** The sections in which there is something to hear of. */
export const sectionsInUse = noticeSections.filter((section) => Object.values(noticeRows).some((row) => (row.section as NoticeSection) === section))

export function useNoticeSections(): readonly { name: NoticeSection; label: string }[] {
  const { t } = useLingui()
  const labels: Record<NoticeSection, string> = {
    orders: t`Buying and selling`,
    account: t`Account`,
    flagging: t`Flags`,
    clubs: t`Clubs`,
    network: t`Network`,
    profile: t`Profile`,
  }
  return sectionsInUse.map((name) => ({ name, label: labels[name] }))
}
