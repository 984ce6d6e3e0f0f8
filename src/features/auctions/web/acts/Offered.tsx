import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useShowAnswer } from '../panel/use-show-answer.ts'

/** A second chance: taken, it binds; left, it costs nothing. */
export function Offered({ id, away }: { id: AuctionAnswer['id']; away: boolean }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const show = useShowAnswer(id)
  const { run, busy, refusal } = useCommand(auctions.answerSecondChance, { now: true })
  async function take(is_accepted: boolean) {
    const answer = await run({ id, is_accepted })
    if (refused(answer)) return void cache.invalidateQueries({ queryKey: [auctions.show.http] })
    show(answer.auction)
    toast({ title: is_accepted ? t`It is yours. Pay to have it sent.` : t`You left it.` })
  }
  return (
    <>
      <Refused refusal={refusal} />
      <div className="row row--wrap">
        <Button variant="auction" disabled={away} pending={busy ? t`Answering…` : undefined} onClick={() => busy || void take(true)}>
          {t`Take it: this commits you to buy`}
        </Button>
        <Button disabled={away} onClick={() => busy || void take(false)}>{t`Leave it`}</Button>
      </div>
    </>
  )
}
