import { ChatLink } from '#features/chat/web/public.tsx'
import { trades } from '#features/trades/contract.ts'
import { TradeShown } from '#features/trades/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'

/** One trade, and the way to its owner. */
export default screen({
  reads: (place) => readInput(trades.show, { ...place, path: { id: place.path.trade_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.show, { id })],
  Draw: ({ input: { id } }) => (
    <TradeShown key={id} id={id} contact={({ is_own, owner }) => !is_own && <Contact user_id={owner.id} trade_id={id} />} />
  ),
})

function Contact({ user_id, trade_id }: { user_id: string; trade_id: string }) {
  const { signed_in } = useSite()
  if (!signed_in) return null
  return (
    <p>
      <ChatLink user_id={user_id} about={{ type: 'Trade', id: trade_id }} />
    </p>
  )
}
