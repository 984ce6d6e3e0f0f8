import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, id, line, MemberId, named, prose } from '#kernel/shapes.ts'

export const AddressId = id('addresses')
export type AddressId = z.infer<typeof AddressId>
export const PostCountry = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Fields of a postal address; the country decides whether state and postcode are required. */
export const addressFields = {
  full_name: line(120),
  address: line(200),
  city: line(100),
  state: z._default(prose(100), ''),
  zipcode: z._default(prose(20), ''),
  country: PostCountry,
  phone: z._default(prose(40), ''),
}
export const Address = named(
  'Address',
  z.object({
    id: AddressId,
    full_name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    country: z.string(),
    country_name: z.string(),
    phone: z.string(),
    is_default: z.boolean(),
  }),
)
/** A copy as text, stored with an order. */
export const FrozenAddress = named(
  'FrozenAddress',
  z.object({
    full_name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    country: z.string(),
    country_name: z.string(),
    phone: z.string(),
  }),
)

const refusals = {
  'address.zipcode': { status: 422, field: 'zipcode' },
  'address.state': { status: 422, field: 'state' },
  'address.country': { status: 422, field: 'country' },
} as const

export const places = {
  list: operation({
    http: 'GET /addresses',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ addresses: z.array(Address) }),
    refusals: {},
    doc: 'One’s own addresses, the default one first.',
  }),
  create: operation({
    http: 'POST /addresses',
    permission: 'signed_in',
    input: fields({ ...addressFields, is_default: z._default(Flag, false) }),
    output: z.object({ address: Address }),
    refusals: { ...refusals, 'address.too_many': { status: 409 } },
    doc: 'Keep an address. The first becomes the default.',
  }),
  update: operation({
    http: 'POST /addresses/{id}',
    permission: 'signed_in',
    input: fields({ id: AddressId, ...addressFields, is_default: z._default(Flag, false) }),
    output: z.object({ address: Address }),
    refusals: { ...refusals, 'address.not_found': { status: 404 } },
    doc: 'Change an address. Orders keep the one they were placed with.',
  }),
  remove: operation({
    http: 'DELETE /addresses/{id}',
    permission: 'signed_in',
    input: fields({ id: AddressId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'address.not_found': { status: 404 } },
    doc: 'Forget an address.',
  }),
}

export const addressesChanged = event({
  name: 'addresses.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
