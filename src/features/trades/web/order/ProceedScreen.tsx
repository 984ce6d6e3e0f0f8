import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { places } from '#features/places/contract.ts'
import { type AddressHandle, AddressPick } from '#features/places/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type TradeId, trades } from '../../contract.ts'
import { MY_TRADES, orderPath } from '../paths.ts'
import { Legs } from './Legs.tsx'
import { TradeNote } from './TradeNote.tsx'
import { useOrderMoves } from './use-order-moves.ts'

/** Both lists again, and where one’s parcel goes. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.showOffer, { ...place, path: { id: place.path.offer_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.showOffer, { id }), queryOf(places.list, {})],
  next: ({ id }, answerOf, round) => {
    const { order_id, trade_id } = answerOf(trades.showOffer, { id }).trade_offer
    return round === 0 && order_id ? [queryOf(trades.order, { id: trade_id })] : []
  },
  Draw: ({ input: { id } }) => {
    const { trade_offer } = useData(trades.showOffer, { id })
    return trade_offer.order_id ? <Proceed key={id} id={trade_offer.trade_id} /> : <Nothing />
  },
})

function Nothing() {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Proceed with the trade`}</Title>
      <EmptyState title={t`Nothing is agreed here`} action={<Button href={MY_TRADES}>{t`My trades`}</Button>} />
    </main>
  )
}

function Proceed({ id }: { id: TradeId }) {
  const { t } = useLingui()
  const router = useRouter()
  const { trade_order: order } = useData(trades.order, { id })
  const { addresses } = useData(places.list, {})
  const { proceed, busy, refusal } = useOrderMoves(order)
  const [address, setAddress] = useState(addresses[0])
  const form = useRef<AddressHandle>(null)
  const title = t`Proceed with the trade`
  const receives = order.legs.some(({ side, has_parcel }) => side !== order.role && has_parcel)
  const me = order.role === 'owner' ? order.owner : order.proposer
  async function go() {
    if (busy) return
    const chosen = receives ? (address ?? (await form.current?.chosen())) : undefined
    if (receives && !chosen) return
    if (await proceed(chosen?.id)) await router.push(orderPath(id))
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`My trades`, href: MY_TRADES }, { label: order.trade_title, href: orderPath(id) }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <TradeNote order={order} />
      <Legs order={order} />
      {order.actions.includes('proceed') ? (
        <section className="section stack" aria-labelledby="where">
          <h2 id="where">{t`Where your parcel goes`}</h2>
          {receives && <AddressPick ref={form} name={me.full_name} value={address} onChange={setAddress} onCountry={() => {}} />}
          <p className="text-2">{t`Shown to the other side once both proceed. Each side pays its own postage.`}</p>
          <Refused refusal={refusal} />
          <div>
            <Button variant="trade" size="l" pending={busy ? t`Saving` : undefined} onClick={() => void go()}>{t`Proceed`}</Button>
          </div>
        </section>
      ) : (
        <p className="section">
          <Button href={orderPath(id)}>{t`Look at the trade`}</Button>
        </p>
      )}
    </main>
  )
}
