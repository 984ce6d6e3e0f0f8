import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { Disputed, ShownDispute } from './use-dispute-words.ts'

const PLACES = { open: 1, offered: 1, escalated: 2, return_requested: 2, returned: 2, closed: 3 } as const

/** Four steps from opening to the end, and until when the current one lasts. */
export function DisputeProgress({ dispute, role, currency }: { dispute: ShownDispute; role: Disputed['role']; currency: string }) {
  const { t } = useLingui()
  const { status, opened_at, answer_until, closed_at } = dispute
  const here = PLACES[status]
  const says = useStanding(dispute, role, currency)
  const isReturn = status === 'return_requested' || status === 'returned'
  const labels = [t`Opened`, t`Seller answers`, isReturn ? t`Return` : t`Moderator reads`, t({ message: 'Decided', context: 'a dispute' })]
  const from = (
    <>
      {t({ message: 'from', context: 'a day' })} <DateTime at={answer_until} show="date" />
    </>
  )
  const icons = ['check', 'chat-circle', isReturn ? 'truck' : 'eye', 'seal-check'] as const
  const until = (
    <>
      {says} <DateTime at={answer_until} show="date" />
    </>
  )
  return (
    <CoilStrip
      label={t`Dispute progress`}
      steps={labels.map((label, at) => ({
        label,
        state: at < here || (status === 'closed' && at === 3) ? 'done' : at === here ? 'current' : 'ahead',
        ...(at === here && status !== 'closed' && { icon: icons[at] }),
        line:
          at === 0 ? (
            <DateTime at={opened_at} show="date" />
          ) : at === here ? (
            closed_at ? (
              <DateTime at={closed_at} show="date" />
            ) : (
              until
            )
          ) : at === 2 && here === 1 ? (
            from
          ) : undefined,
      }))}
    />
  )
}

function useStanding({ status, offer }: ShownDispute, role: Disputed['role'], currency: string): string {
  const { t } = useLingui()
  const numbers = useNumbers()
  const money = moneyText({ amount: offer ?? 0, currency }, numbers)
  const buyer = role === 'buyer'
  const words: Record<ShownDispute['status'], string> = {
    open: buyer ? t`the store answers until` : t`yours to answer until`,
    offered: buyer ? t`offer of ${money}, yours to answer until` : t`offer of ${money}, the buyer answers until`,
    escalated: t`decided until`,
    return_requested: buyer ? t`send it back until` : t`sent back until`,
    returned: buyer ? t`the store confirms until` : t`confirm it until`,
    closed: '',
  }
  return words[status]
}
