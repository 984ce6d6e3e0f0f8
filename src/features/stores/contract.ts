import * as z from 'zod/mini'
import { Media, MediaId } from '#features/media/contract.ts'
import { GivenRates, ShippingRate } from '#features/shipping/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, fields, Instant, id, line, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { recordNames } from './rules.ts'

export const StoreId = id('stores')
export type StoreId = z.infer<typeof StoreId>
export const storeSubject = subject({ type: 'store', name: 'Store', path: (id) => `/stores/${id}` })

const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
/** Phishing: no user name and password before the host, no spaces; the column has the same check. */
const Website = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).check(z.maxLength(200), z.regex(/^https?:\/\/[^\s@]+$/)),
])

const codes = z.array(Code).check(z.maxLength(20))
const Named = z.array(z.object({ code: z.string(), name: z.string() }))

const neededFields = { name: line(80).check(z.minLength(2), z.regex(/^.{2}/su)), country: Code, city: line(100) }
const furtherFields = {
  type: z.enum(['individual', 'business']),
  description: prose(5_000),
  open_hours: prose(200),
  phone: prose(40),
  website: Website,
  returns_days: z.int().check(z.gte(0), z.lte(90)),
  /** The least that one buyer takes in one parcel, without postage. */
  minimum_order: Amount,
  profile_media_id: z.nullable(MediaId),
  cover_media_id: z.nullable(MediaId),
  /** What it deals in: topics, categories and countries by their codes, and its own words. */
  topic_ids: codes,
  category_ids: codes,
  country_ids: codes,
  specialties: prose(300),
  /** Shown to everybody, so it may stay empty. */
  address: prose(200),
  zipcode: prose(20),
  state: prose(100),
}
const of = furtherFields
const withDefaults = {
  ...{ type: z._default(of.type, 'individual'), description: z._default(of.description, ''), open_hours: z._default(of.open_hours, '') },
  ...{ phone: z._default(of.phone, ''), website: z._default(of.website, ''), returns_days: z._default(of.returns_days, 14) },
  ...{ minimum_order: z._default(of.minimum_order, 0), specialties: z._default(of.specialties, '') },
  ...{ profile_media_id: z._default(of.profile_media_id, null), cover_media_id: z._default(of.cover_media_id, null) },
  ...{ topic_ids: z._default(codes, []), category_ids: z._default(codes, []), country_ids: z._default(codes, []) },
  ...{ address: z._default(of.address, ''), zipcode: z._default(of.zipcode, ''), state: z._default(of.state, '') },
}
/** Delivery rates, saved together with the store; left out, they stay unchanged. */
const withRates = { rates: z.optional(GivenRates) }

export const Store = named(
  'Store',
  z.object({
    id: StoreId,
    /** Spoken number of the store. */
    uuid: z.int(),
    user_id: MemberId,
    name: z.string(),
    type: z.enum(['individual', 'business']),
    description: z.string(),
    country: z.string(),
    country_name: z.string(),
    city: z.string(),
    open_hours: z.string(),
    phone: z.string(),
    website: z.string(),
    returns_days: z.int(),
    minimum_order: Amount,
    profile_media: z.nullable(Media),
    cover_media: z.nullable(Media),
    product_count: z.int(),
    topics: Named,
    categories: Named,
    countries: Named,
    specialties: z.string(),
    address: z.string(),
    zipcode: z.string(),
    state: z.string(),
    /** While it is away, nothing of it can be bought. */
    on_vacation: z.boolean(),
    away_from: z.nullable(Instant),
    away_until: z.nullable(Instant),
    away_note: z.string(),
    created_at: Instant,
  }),
)

/** A fact of a store in the reader's words. */
const Known = z.object({ name: z.enum(recordNames), label: z.string(), value: z.string() })

const refusals = {
  'store.name_taken': { status: 422, field: 'name' },
  'store.media': { status: 422, field: 'profile_media_id' },
  'store.cover': { status: 422, field: 'cover_media_id' },
  'store.country': { status: 422, field: 'country' },
  'store.term': { status: 422, field: 'topic_ids' },
  'store.business_plan': { status: 403 },
  'shipping.option': { status: 422, field: 'rates' },
} as const

export const stores = {
  create: operation({
    http: 'POST /stores',
    permission: 'my_store.crud',
    also: ['my_store.business'],
    input: fields({ ...neededFields, ...withDefaults, ...withRates }),
    output: z.object({ store: Store }),
    refusals: { ...refusals, 'store.exists': { status: 409 } },
    doc: 'Open one’s store; with `rates`, together with what it takes for sending.',
  }),
  update: operation({
    http: 'POST /stores/{id}',
    permission: 'my_store.crud',
    also: ['my_store.business'],
    /** Whatever else is left out stays as it was: programs that do not know a field must not take it away. */
    input: fields({ id: StoreId, ...neededFields, ...z.partial(z.object(furtherFields)).shape, ...withRates }),
    output: z.object({ store: Store }),
    refusals: { ...refusals, 'store.not_found': { status: 404 } },
    doc: 'Change one’s store: name, country and town, and of the rest what is given; with `rates`, together with what it takes for sending.',
  }),
  vacation: operation({
    http: 'POST /stores/{id}/vacation',
    permission: 'my_store.crud',
    input: fields({ id: StoreId, away_from: optional(Instant), away_until: optional(Instant), away_note: z._default(prose(300), '') }),
    output: z.object({ store: Store }),
    refusals: {
      'store.not_found': { status: 404 },
      'store.vacation': { status: 422, field: 'away_until' },
      'store.vacation_long': { status: 422, field: 'away_until' },
    },
    doc: 'Go away for thirty days at most, or come back (no dates): meanwhile nothing of the store is on the market, and nothing can be bought or offered for.',
  }),
  show: operation({
    http: 'GET /stores/{id}',
    permission: 'stores.view',
    guests: true,
    input: fields({ id: StoreId }),
    output: z.object({ store: Store, rates: z.array(ShippingRate), record: z.array(Known) }),
    refusals: { 'store.not_found': { status: 404 } },
    doc: 'One store, what it takes for sending, and what is known of it, in words: what is not known is left out.',
    topics: ({ id }) => [`store:${id}`],
  }),
  list: operation({
    http: 'GET /stores',
    permission: 'stores.view',
    guests: true,
    input: fields({
      search: z._default(z.string().check(z.maxLength(80)), ''),
      /** Where it stands, or what it deals in. */
      country: z.optional(Code),
      topic_id: z.optional(Code),
      category_id: z.optional(Code),
      type: z.optional(z.enum(['individual', 'business'])),
      ...paging(PAGE.usual),
    }),
    output: z.object({ stores: listOf(Store) }),
    refusals: {},
    doc: 'Stores with something for sale, the fullest first; with `search`, those whose name has words that begin so, or that go by this number.',
  }),
  ofSeller: operation({
    http: 'GET /sellers/{id}/store',
    permission: 'marketplace.buying.seller_information',
    guests: true,
    input: fields({ id: MemberId }),
    output: z.object({ store: Store }),
    refusals: { 'store.not_found': { status: 404 } },
    doc: 'The store of a seller.',
  }),
  own: operation({
    http: 'GET /store',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ store: z.nullable(Store) }),
    refusals: {},
    doc: 'One’s own store, or null.',
  }),
}

export const storeChanged = event({
  name: 'stores.changed',
  data: z.object({ store_id: StoreId, member_id: MemberId }),
  topics: ({ store_id, member_id }) => [`store:${store_id}`, `own:${member_id}`],
})
