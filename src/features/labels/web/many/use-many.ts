import { useState } from 'react'
import type { OrderId } from '#features/orders/contract.ts'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { labels } from '../../contract.ts'
import { givenParcel, type TypedParcel, typedParcel } from '../ParcelFields.tsx'

type Waiting = AnswerOf<typeof labels.waiting>['orders'][number]
type Compared = AnswerOf<typeof labels.compare>['orders'][number]
type Rate = Compared['rates'][number]
export interface LabelRow extends Waiting {
  readonly chosen: boolean
  readonly rates: readonly Rate[]
  readonly rate: Rate | undefined
  readonly problem: string | undefined
}
type ByOrder<T> = Readonly<Record<string, T>>

/** Which orders are chosen, what carriers take for each, and what came of it. */
export function useMany(found: readonly Waiting[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<TypedParcel>(typedParcel(null))
  const [rates, setRates] = useState<ByOrder<Compared>>({})
  const [picked, setPicked] = useState<ByOrder<string>>({})
  const [problems, setProblems] = useState<ByOrder<string>>({})
  const [asking, buying, anew] = [useCommand(labels.compare), useCommand(labels.buyMany), useRefresh(labels.waiting)]
  const rows = found.map((order): LabelRow => {
    const offered = rates[order.order_id]?.rates ?? []
    const rate = offered.find((one) => one.rate === picked[order.order_id]) ?? offered[0]
    return { ...order, chosen: !left.has(order.order_id), rates: offered, rate, problem: problems[order.order_id] }
  })
  const chosen = rows.filter((row) => row.chosen)
  function forget() {
    setRates({})
    setProblems({})
  }
  return {
    ...{ rows, chosen, typed, asking, buying },
    priced: chosen.flatMap(({ order_id, rate }) => (rate ? [{ order_id, rate }] : [])),
    compared: Object.keys(rates).length > 0,
    choose: (ids: readonly string[], on: boolean) => setLeft(new Set([...left, ...ids].filter((id) => !(on && ids.includes(id))))),
    pick: (order_id: string, rate: string) => setPicked({ ...picked, [order_id]: rate }),
    type(news: Partial<TypedParcel>) {
      setTyped({ ...typed, ...news })
      forget()
    },
    async compare() {
      forget()
      const answer = await asking.run({ order_id: chosen.map(({ order_id }) => order_id), ...sizesIn(typed) } as GivenOf<typeof labels.compare>)
      if (refused(answer)) return
      setRates(Object.fromEntries(answer.orders.map((one) => [one.order_id, one])))
      setProblems(messagesOf(answer.orders))
    },
    async buy(offers: readonly { order_id: OrderId; rate: Rate }[]) {
      const answer = await buying.run({ labels: offers.map(({ order_id, rate }) => ({ order_id, rate: rate.rate })) })
      if (refused(answer)) return undefined
      setRates({})
      setProblems(messagesOf(answer.results))
      await anew()
      return answer.results.filter(({ label }) => label).length
    },
  }
}

interface Told {
  readonly order_id: string
  readonly problem: { readonly message: string } | null
}
const messagesOf = (told: readonly Told[]): ByOrder<string> =>
  Object.fromEntries(told.flatMap(({ order_id, problem }) => (problem ? [[order_id, problem.message]] : [])))

/** What is not typed is not sent: the carriers are asked only for what is known. */
const sizesIn = (typed: TypedParcel) => Object.fromEntries(Object.entries(givenParcel(typed)).filter(([, value]) => value !== 0))
