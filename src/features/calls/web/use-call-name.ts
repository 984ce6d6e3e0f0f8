import { useLingui } from '@lingui/react/macro'
import type { CallAnswer, MemberAnswer } from './call-answer.ts'

export function useMemberName() {
  const { t } = useLingui()
  return ({ user }: Pick<MemberAnswer, 'user'>) => user?.full_name ?? t`A former member`
}
/** The others of a call who are in it or are being called; all of them when it is over. */
export const othersOf = ({ members, ended_at }: CallAnswer) =>
  members.filter(({ is_own, status }) => !is_own && (ended_at !== null || status === 'accepted' || status === 'invitation'))

export function useCallName() {
  const { i18n } = useLingui()
  const nameOf = useMemberName()
  return (call: CallAnswer) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(othersOf(call).map(nameOf))
}
