import { useLingui } from '@lingui/react/macro'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { trades } from '../../contract.ts'
import { offerPath } from '../paths.ts'
import { idsOf, pieceOf } from '../piece.ts'
import { OfferForm } from './OfferForm.tsx'

interface ProposeProps {
  receiver_id: MemberId
  wants: readonly StampItemId[]
  gives: readonly StampItemId[]
}
type Pieces = readonly ReturnType<typeof pieceOf>[]

/** A proposal to the owner of items that have no listing. */
export function Propose({ receiver_id, wants, gives }: ProposeProps) {
  const { currency } = useSite()
  const { stamp_items } = useData(stampItems.byIds, { ids: [...wants] })
  const wanted = stamp_items.map((item) => pieceOf(item, currency))
  return gives.length ? <WithOwn {...{ receiver_id, wanted, gives }} /> : <ProposeForm {...{ receiver_id, wanted }} own={[]} />
}
function WithOwn({ receiver_id, wanted, gives }: { receiver_id: MemberId; wanted: Pieces; gives: readonly StampItemId[] }) {
  const { currency } = useSite()
  const { stamp_items } = useData(stampItems.byIds, { ids: [...gives] })
  return <ProposeForm {...{ receiver_id, wanted }} own={stamp_items.map((item) => pieceOf(item, currency))} />
}

function ProposeForm({ receiver_id, wanted, own }: { receiver_id: MemberId; wanted: Pieces; own: Pieces }) {
  const { t } = useLingui()
  const [router, toast] = [useRouter(), useToast()]
  const { member_id } = useData(trades.statusCounts, {})
  const { run, busy, refusal } = useCommand(trades.create)
  const title = t`Propose a trade`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <OfferForm
        me={member_id}
        them={{ id: receiver_id, full_name: t`its owner` }}
        begin={{ give: own, receive: wanted, coins_given: 0, coins_received: 0 }}
        busy={busy}
        refusal={refusal}
        onSend={async ({ give, receive, coins_given, coins_received }, message) => {
          const offer = { items_from_proposer: idsOf(give), coins_from_proposer: coins_given, coins_from_owner: coins_received, message }
          const answer = await run({ receiver_id, tradeables: idsOf(receive), offer, is_published: true })
          if (refused(answer) || !answer.trade_offer) return
          toast({ title: t`Your offer is sent`, text: answer.trade.title })
          await router.push(offerPath(answer.trade_offer.id))
        }}
      />
    </main>
  )
}
