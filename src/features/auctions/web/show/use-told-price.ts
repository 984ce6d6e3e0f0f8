import { useEffect, useState } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { type AuctionAnswer, stepOf } from '../auction-answer.ts'

interface Told {
  readonly version: number
  readonly price: number
}

/** The lot with the price of the newest bid: it comes with the event, while the rest is asked for a little later, because thousands may watch. */
export function useToldPrice(lot: AuctionAnswer): AuctionAnswer {
  const [told, setTold] = useState<Told>()
  useEffect(
    () =>
      hear(`auction:${lot.id}`, ({ version, price }) => {
        if (typeof version === 'number' && typeof price === 'number') setTold({ version, price })
      }),
    [lot.id],
  )
  return withPrice(lot, told)
}

/** An older word than the answer changes nothing. */
export function withPrice(lot: AuctionAnswer, told: Told | undefined): AuctionAnswer {
  if (!told || told.version <= lot.version || lot.status !== 'active') return lot
  return { ...lot, current_price: told.price, next_minimum: told.price + stepOf(lot.ladder, told.price) }
}
