import type { MakeFixtures } from '#test/contract/objects.ts'
import type { LabelId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A label that ann has bought for an order that is not sent. */
    readonly label: LabelId
  }
}

export const fixtures: MakeFixtures = async ({ pool }, { order }) => {
  const { rows } = await pool.query<{ id: LabelId }>(
    `insert into labels (order_id, provider, postage_ref, rate_ref, carrier, service, amount, currency, length, width, height, ounces, status, tracking)
     values ($1, 'sandbox', 'shp_' || uuidv7(), 'rate_parcel', 'Sandbox Post', 'Tracked parcel', 800, 'USD', 5, 5, 1, 4, 'bought', 'SB1') returning id`,
    [order],
  )
  return { label: rows[0]!.id }
}
