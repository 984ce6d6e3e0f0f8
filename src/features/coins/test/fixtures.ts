import type { MakeFixtures } from '#test/contract/objects.ts'
import { coins } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A pack that ann has paid. */
    readonly coin_purchase: string
  }
}

export const fixtures: MakeFixtures = async ({ ann }, { card }) => {
  const { purchase } = await ann.gets(coins.buy, { coins: 500, payment_method_id: card, expected_amount: 500 })
  return { coin_purchase: purchase.id }
}
