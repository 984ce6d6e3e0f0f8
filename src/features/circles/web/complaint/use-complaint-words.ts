import { useLingui } from '@lingui/react/macro'
import type { ComplaintReason, ComplaintStatus } from '../../rules.ts'

export function useComplaintWords() {
  const { t } = useLingui()
  const reasons: Record<ComplaintReason, string> = {
    not_arrived: t`It has not arrived`,
    damaged: t`It arrived damaged`,
    not_as_described: t`It is not what was described`,
    other: t({ message: 'Something else', context: 'a problem with a parcel' }),
  }
  const stands: Record<ComplaintStatus, string> = {
    open: t({ message: 'Waits for an answer', context: 'a complaint in a circle' }),
    unanswered: t`Not answered in time: a moderator decides`,
    answered: t`Answered: a moderator decides`,
    decided: t({ message: 'Decided', context: 'a complaint in a circle' }),
    withdrawn: t`It has arrived after all`,
  }
  return { reasons, stands }
}
