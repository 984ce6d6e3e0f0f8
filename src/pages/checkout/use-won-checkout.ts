import { useRef, useState } from 'react'
import { type OrderGroupId, orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { bankStep, type CardHandle, useFailure } from '#features/payments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import type { AddressHandle } from '#features/places/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'

export type WonQuote = AnswerOf<typeof orders.wonQuote>['quote']
type Address = AnswerOf<typeof places.list>['addresses'][number]

/** State of paying what was won. A refusal keeps all choices. */
export function useWonCheckout(group: OrderGroupId) {
  const { addresses } = useData(places.list, {})
  const { payment_methods } = useData(payments.methods, {})
  const [address, setAddress] = useState<Address | undefined>(addresses[0])
  const [card, setCard] = useState((payment_methods.find(({ is_default }) => is_default) ?? payment_methods[0])?.payment_method_id)
  const [picked, setWay] = useState<number>()
  const first = useData(orders.wonQuote, { id: group }).quote
  const other = address && address.id !== addresses[0]?.id ? address.id : undefined
  const asked = { id: group, ...(other && { address_id: other }) }
  const quote = useMaybe(orders.wonQuote, asked, other !== undefined)?.quote ?? first
  const way = quote.ways.find((one) => one.way === picked) ?? quote.ways[0]
  const handles = { address: useRef<AddressHandle>(null), card: useRef<CardHandle>(null) }
  const paying = usePayWon(group, way, handles)
  return {
    ...{ handles, address, setAddress, card, quote, way, setWay, paying },
    /** Postage follows from the saved address. */
    setCountry: () => {},
    saved: payment_methods.find(({ payment_method_id }) => payment_method_id === card),
    setCard: (id: string | undefined) => {
      paying.forget()
      setCard(id)
    },
  }
}
export type WonCheckout = ReturnType<typeof useWonCheckout>

interface Handles {
  address: React.RefObject<AddressHandle | null>
  card: React.RefObject<CardHandle | null>
}

/** Saves the address, then the card, then pays. A new address shows its postage first. */
function usePayWon(group: OrderGroupId, way: WonQuote['ways'][number] | undefined, { address, card }: Handles) {
  const [busy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { run, refusal, forget } = useCommand(orders.payWon, { now: true })
  const failure = useFailure()
  const cache = useQueryClient()
  const leave = useLeaving()
  async function order() {
    const to = await address.current?.chosen()
    const payment_method_id = to && way ? await card.current?.chosen() : undefined
    if (!to || !way || !payment_method_id) return
    const answer = await run({ id: group, address_id: to.id, payment_method_id, way: way.way, expected_total: way.total })
    if (!refused(answer)) return leave(answer.group)
    if (answer.refused === 'cart.changed' || answer.refused === 'order.no_delivery')
      await cache.invalidateQueries({ queryKey: [orders.wonQuote.http] })
    if (answer.refused !== 'payment.declined') return
    card.current?.declined()
    setDeclined(failure(answer.facts.reason))
  }
  async function pay() {
    if (busy) return
    setBusy(true)
    setDeclined(undefined)
    await order().finally(() => setBusy(false))
  }
  return {
    ...{ pay, busy, declined, refusal: refusal?.refused === 'payment.declined' ? undefined : refusal },
    forget: () => {
      forget()
      setDeclined(undefined)
    },
  }
}

/** Continues to the bank's own step if it asks for one, otherwise to the confirmation. */
function useLeaving() {
  const site = useSite()
  const router = useRouter()
  return ({ id, payment }: AnswerOf<typeof orders.payWon>['group']) => {
    const { status, action_url = null } = payment ?? {}
    if (status === 'requires_action' && action_url) location.assign(bankStep(action_url, site))
    else router.push(`/orders/auctions/placed?group=${id}`)
  }
}
