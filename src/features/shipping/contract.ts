import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, Currency, fields, id, MemberId, named } from '#kernel/shapes.ts'
import { reachNames, shippingModes } from './rules.ts'

export const RateId = id('shipping_rates')
export type RateId = z.infer<typeof RateId>

/** A rate in minor units: first item, each further item of the parcel, free at or above `free_over`. */
const rateFields = {
  shipping_option: Code,
  reach: z.enum(reachNames),
  amount: Amount,
  amount_next: z._default(Amount, 0),
  free_over: z._default(z.nullable(Amount.check(z.positive())), null),
  days_least: z.int().check(z.gte(0), z.lte(60)),
  days_most: z.int().check(z.gte(0), z.lte(120)),
}
/** `when`: checked even if another field is invalid, so that all errors are reported at once. */
const inOrder = z.refine<{ days_least: number; days_most: number }>(({ days_least, days_most }) => !(days_least > days_most), {
  ...{ error: 'shipping.days', path: ['days_most'] },
  when: () => true,
})
/** All rates of a seller; every field reports its own error. */
export const GivenRates = z.array(z.strictObject(rateFields).check(inOrder)).check(z.minLength(1), z.maxLength(12))
export const ShippingRate = named(
  'ShippingRate',
  z.object({
    id: RateId,
    shipping_option: z.string(),
    option_name: z.string(),
    reach: z.enum(reachNames),
    amount: Amount,
    amount_next: Amount,
    free_over: z.nullable(Amount),
    currency: Currency,
    days_least: z.int(),
    days_most: z.int(),
  }),
)

export const shipping = {
  rates: operation({
    http: 'GET /shipping/rates',
    permission: 'my_store.view',
    input: fields({}),
    output: z.object({ rates: z.array(ShippingRate), mode: z.enum(shippingModes), modes: z.array(z.enum(shippingModes)) }),
    refusals: {},
    doc: 'What one takes for sending; whether labels come from elsewhere (`manual`) or are bought here (`easypost`), and which of these there are.',
  }),
  setRates: operation({
    http: 'POST /shipping/rates',
    permission: 'my_store.crud',
    input: fields({ rates: GivenRates }),
    output: z.object({ rates: z.array(ShippingRate) }),
    refusals: { 'shipping.option': { status: 422, field: 'rates' } },
    doc: 'Say what one takes for sending: the whole list at once. Orders keep what they were placed with.',
  }),
  setMode: operation({
    http: 'POST /shipping/mode',
    permission: 'shipping.crud',
    input: fields({ mode: z.enum(shippingModes) }),
    output: z.object({ mode: z.enum(shippingModes) }),
    refusals: { 'shipping.mode': { status: 409, field: 'mode' } },
    doc: 'Send with labels from elsewhere (`manual`), or buy them here (`easypost`).',
  }),
}

export const ratesChanged = event({
  name: 'shipping.rates_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
