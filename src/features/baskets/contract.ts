import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { ProductId } from '#features/products/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, choices, fields, MemberId, named } from '#kernel/shapes.ts'
import { lackReasons } from './rules.ts'

const Country = z.string().check(z.regex(/^[A-Z]{2}$/))

const copy = { product_id: ProductId, store_name: z.string(), name: z.string(), facts: z.string(), price: Amount }
/** Another copy of the same want; `total`: of the whole basket with it, while all others stay. */
const Other = z.object({ ...copy, total: Amount })
const want = { wish_id: z.uuid(), title: z.string(), path: z.string() }
const Line = z.object({
  ...{ ...want, ...copy, media: z.nullable(Media), productable_type: z.string() },
  ...{ quantity: z.int(), is_chosen: z.boolean(), others: z.array(Other) },
})
const Parcel = z.object({
  ...{ store_id: StoreId, store_name: z.string(), city: z.string(), option_name: z.string(), minimum_order: Amount },
  ...{ item_total: Amount, shipping_total: Amount, lines: z.array(Line) },
})

const Basket = named(
  'WantsBasket',
  z.object({
    /** Where it is sent: the default address; null without one, then postage is the least of all. */
    ...{ country: z.nullable(z.string()), countries: z.array(z.object({ code: z.string(), name: z.string() })) },
    ...{ currency: Currency, item_total: Amount, shipping_total: Amount, total: Amount, parcels: z.array(Parcel) },
    /** Wants on the list, and how many of them, the newest, were looked at. */
    ...{ wants: z.int(), looked_at: z.int() },
    /** `bound`: no basket of these wants costs less. Exact: no basket with as many wants does. */
    ...{ exact: z.boolean(), bound: Amount },
    /** Whether one's plan lets one buy. */
    may_buy: z.boolean(),
    missing: z.array(z.object({ ...want, reason: z.enum(lackReasons) })),
    left_out: z.array(z.object(want)),
    from_one_store: z.array(z.object({ store_id: StoreId, store_name: z.string(), filled: z.int(), total: Amount })),
  }),
)

export const baskets = {
  show: operation({
    http: 'GET /wishlists/basket',
    permission: 'my_collection.wishlist',
    input: fields({
      country: z.optional(Country),
      /** Copies that the basket is to have, each in place of others of its want. */
      with: choices(ProductId),
      /** Wishes that are not bought this time. */
      without: choices(z.uuid()),
    }),
    output: z.object({ basket: Basket, member_id: MemberId }),
    refusals: {},
    limit: { per_minute: 60 },
    doc: 'Where one’s wants from the catalogue cost least together: copies and stores, with the postage that the checkout asks, minimum orders, and what each wish says of condition, grade and highest price.',
    topics: (_, { member_id }) => [`wishlist of member:${member_id}`],
  }),
}
