import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { safeParse } from 'zod/v4/core'
import { StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { MemberId } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { usePublishAt } from '#web/ui/controls/use-publish-at.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { trades } from '../../contract.ts'
import { Propose } from '../offer/Propose.tsx'
import { MARKET_TRADES, tradePath } from '../paths.ts'
import { pieceOf } from '../piece.ts'
import { TradeForm } from './TradeForm.tsx'

const MOST = 24
const readIds = (query: URLSearchParams, name: string): StampItemId[] =>
  (query.get(name) ?? '')
    .split(',')
    .flatMap((id) => safeParse(StampItemId, id).data ?? [])
    .slice(0, MOST)
const asksItems = (ids: readonly StampItemId[]) => (ids.length ? [queryOf(stampItems.byIds, { ids: [...ids] })] : [])

/** A listing of one’s own; with somebody’s name and items, a direct proposal: `receiver_id`, `wants`, `gives`. */
export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({
    receiver_id: safeParse(MemberId, query.get('receiver_id')).data,
    wants: readIds(query, 'wants'),
    gives: readIds(query, 'gives'),
  }),
  asks: ({ wants, gives }) => [queryOf(trades.statusCounts, {}), ...asksItems(wants), ...asksItems(gives)],
  Draw: ({ input }) =>
    input.receiver_id && input.wants.length ? <Propose {...input} receiver_id={input.receiver_id} /> : <CreateTrade gives={input.gives} />,
})

function CreateTrade({ gives }: { gives: readonly StampItemId[] }) {
  return gives.length ? <Prefilled gives={gives} /> : <Form begin={[]} />
}
function Prefilled({ gives }: { gives: readonly StampItemId[] }) {
  const { currency } = useSite()
  const { stamp_items } = useData(stampItems.byIds, { ids: [...gives] })
  return <Form begin={stamp_items.map((item) => pieceOf(item, currency))} />
}

function Form({ begin }: { begin: readonly ReturnType<typeof pieceOf>[] }) {
  const { t } = useLingui()
  const router = useRouter()
  const { member_id } = useData(trades.statusCounts, {})
  const { run, busy, refusal } = useCommand(trades.create)
  const opens = useRef(true)
  const timing = usePublishAt()
  const title = t`Put items up for trade`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`For Trade`, href: MARKET_TRADES }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <TradeForm
        me={member_id}
        begin={begin}
        refusal={refusal}
        timing={timing}
        onSave={async (given) => {
          if (busy) return
          const answer = await run({ ...given, is_published: opens.current })
          if (!refused(answer)) void router.push(tradePath(answer.trade.id))
        }}
      >
        <Button type="submit" variant="trade" pending={busy ? t`Saving` : undefined} onClick={() => (opens.current = true)}>
          {timing.publish_at ? t`Schedule it` : t`Open it for offers`}
        </Button>
        <Button type="submit" onClick={() => (opens.current = false)}>{t`Save draft`}</Button>
      </TradeForm>
    </main>
  )
}
