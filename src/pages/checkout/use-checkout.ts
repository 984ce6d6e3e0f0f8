import { useRef, useState } from 'react'
import { orders } from '#features/orders/contract.ts'
import { useCart, useQuote } from '#features/orders/web/public.tsx'
import { payments } from '#features/payments/contract.ts'
import { bankStep, type CardHandle, useFailure } from '#features/payments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import type { AddressHandle } from '#features/places/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'

type Group = AnswerOf<typeof orders.checkout>['group']

/** State of the checkout: choices, price and payment. A refusal keeps all choices. */
export function useCheckout() {
  const { addresses } = useData(places.list, {})
  const { payment_methods } = useData(payments.methods, {})
  const cart = useCart()
  const [address, setAddress] = useState(addresses[0])
  const [country, setCountry] = useState(addresses[0]?.country ?? null)
  const [card, setCard] = useState((payment_methods.find(({ is_default }) => is_default) ?? payment_methods[0])?.payment_method_id)
  const [rates, setRates] = useState<Record<string, string>>({})
  const quoting = useQuote(cart.lines, country, rates)
  const handles = { address: useRef<AddressHandle>(null), card: useRef<CardHandle>(null) }
  const paying = usePaying(cart, quoting, handles)
  // Earlier purchases do not affect this page.
  const [before] = useState(cart.bought)
  const filled = useRef(false)
  if (cart.lines?.length) filled.current = true
  return {
    paidElsewhere: filled.current && cart.bought !== before ? cart.bought : undefined,
    ...{ lines: cart.lines, country, quoting, handles, paying, address, setAddress, setCountry, card },
    saved: payment_methods.find(({ payment_method_id }) => payment_method_id === card),
    setCard: (id: string | undefined) => {
      paying.forget()
      setCard(id)
    },
    pickRate: (store_id: string, rate_id: string) => setRates((before) => ({ ...before, [store_id]: rate_id })),
  }
}

interface Handles {
  address: React.RefObject<AddressHandle | null>
  card: React.RefObject<CardHandle | null>
}

/** Saves the address, then the card, then places the order. A refusal stops; the next press continues there. */
function usePaying(cart: ReturnType<typeof useCart>, { quote, again }: ReturnType<typeof useQuote>, { address, card }: Handles) {
  const [busy, setBusy] = useState(false)
  const { run, refusal, forget } = useCommand(orders.checkout, { now: true })
  const [declined, setDeclined] = useState<string>()
  const failure = useFailure()
  const leave = useLeaving(cart)

  async function order() {
    if (!quote) return
    const to = await address.current?.chosen()
    const payment_method_id = to && quote.ready ? await card.current?.chosen() : undefined
    if (!to || !payment_method_id) return
    const lines = quote.stores.flatMap((store) => store.lines)
    const deliveries = quote.stores.flatMap(({ store_id, rate_id }) => (rate_id ? [{ store_id, rate_id }] : []))
    const answer = await run({
      lines: lines.map(({ product_id, order_quantity }) => ({ product_id, order_quantity })),
      deliveries,
      address_id: to.id,
      payment_method_id,
      expected_total: quote.total,
    })
    if (!refused(answer)) return leave(answer.group)
    if (answer.refused === 'cart.changed') again()
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
  const other = refusal && refusal.refused !== 'payment.declined' ? refusal : undefined
  return {
    ...{ pay, busy, declined, refusal: other?.refused === UNREACHABLE ? undefined : other, lost: other?.refused === UNREACHABLE },
    forget: () => {
      forget()
      setDeclined(undefined)
    },
  }
}

const UNREACHABLE = 'server.unreachable'

/** Continues to 3-D Secure if the bank asks for it, otherwise to the confirmation. */
function useLeaving(cart: ReturnType<typeof useCart>) {
  const site = useSite()
  const router = useRouter()
  return (group: Group) => {
    cart.began(group.id)
    const { status, action_url = null } = group.payment ?? {}
    if (status === 'requires_action' && action_url) location.assign(bankStep(action_url, site))
    else router.push(`/orders/placed?group=${group.id}`)
  }
}
