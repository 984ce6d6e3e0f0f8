import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions, retractReasons } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import css from '../panel/BidPanel.module.css'
import { useShowAnswer } from '../panel/use-show-answer.ts'

type Reason = (typeof retractReasons)[number]

/** Withdrawing one's bids, for a mistake in the amount or a changed description only. */
export function Retract({ lot: { id, own } }: { lot: Pick<AuctionAnswer, 'id' | 'own'> }) {
  const { t } = useLingui()
  const toast = useToast()
  const show = useShowAnswer(id)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<Reason>('wrong_amount')
  const { run, busy, refusal } = useCommand(auctions.retractBid)
  const words: Record<Reason, string> = { wrong_amount: t`I typed the wrong amount`, description_changed: t`The description has changed` }
  const all = own?.retractable === 'all'
  async function retract() {
    const answer = await run({ id, reason })
    if (refused(answer)) return
    setOpen(false)
    show(answer.auction)
    toast({ title: all ? t`Your bids are withdrawn` : t`Your last bid is withdrawn` })
  }
  return (
    <p className={css.foot}>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {all ? t`Withdraw my bids` : t`Withdraw my last bid`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={all ? t`Withdraw all your bids?` : t`Withdraw your last bid?`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
            <Button variant="danger-fill" pending={busy ? t`Withdrawing` : undefined} onClick={() => busy || void retract()}>{t`Withdraw`}</Button>
          </>
        }
      >
        <p className="text-2">{t`It is counted in public, and the price is worked out again without you. Bid again at once if you typed the wrong amount.`}</p>
        <Refused refusal={refusal} />
        <RadioCards
          label={t`Why`}
          name="reason"
          value={reason}
          onValue={(value) => setReason(value as Reason)}
          cards={retractReasons.map((value) => ({ value, label: words[value] }))}
        />
      </Dialog>
    </p>
  )
}
