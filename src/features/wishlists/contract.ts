import * as z from 'zod/mini'
import { CatalogueEntry, CatalogueEntryId } from '#features/catalogue/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, Currency, Flag, fields, Instant, line, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { SubjectCard, SubjectName } from '#kernel/subject.ts'
import { conditionFloors } from './rules.ts'

/** Something a member would like to have. */
export const Wish = named(
  'Wish',
  z.object({
    id: z.uuid(),
    created_at: Instant,
    user_id: MemberId,
    wishable_type: SubjectName,
    wishable_id: z.uuid(),
    type: SubjectName,
    note: z.string(),
    /** The most to pay; only its owner is told. */
    max_amount: z.nullable(Amount),
    currency: z.nullable(Currency),
    /** What a copy has to be at least; only its owner is told. */
    least_condition: z.nullable(z.enum(conditionFloors)),
    least_grade: z.nullable(z.string()),
    card: SubjectCard,
  }),
)

const Offered = z.object({
  catalogue_entry_id: CatalogueEntryId,
  stamp_item_id: StampItemId,
  status: z.string(),
  card: SubjectCard,
})
/** A member who offers what the viewer wants: `offers`; and what they want of what the viewer would swap: `asks`. */
const Match = named('WishMatch', z.object({ user: PublicMember, offers: z.array(Offered), asks: z.array(Offered) }))

export const progressKinds = ['country', 'set', 'year'] as const
const sums = { have: z.int(), want: z.int(), total: z.int() }
const Progress = z.object({
  code: z.string(),
  name: z.string(),
  /** Of a set: where it was issued, by name and by code. */
  country: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  ...sums,
})
/** Everything that the catalogue has of a country, a set or a year. */
const whole = { by: z.enum(progressKinds), code: line(200), country: z.optional(Code) }
/** So many wishes in one press. */
export const AT_ONCE = 250

const wishes = { permission: 'my_collection.wishlist' } as const
const unknown = { 'wish.kind': { status: 422, field: 'wishable_type' } } as const
const own = (_: unknown, { member_id }: { member_id: string }) => [`wishlist of member:${member_id}`]

export const wishlists = {
  list: operation({
    http: 'GET /wishlists',
    permission: 'profiles.view',
    guests: true,
    input: fields({ user_id: z.optional(MemberId), type: z.optional(SubjectName), ...paging(PAGE.usual) }),
    output: z.object({ wishlists: listOf(Wish), member_id: MemberId, user: PublicMember }),
    refusals: { ...unknown, 'wish.member': { status: 404 } },
    doc: 'What a member would like to have, newest first: one’s own, or of a member who shows it. `type` is StampItem, Album, Product, Trade or CatalogueEntry.',
    topics: own,
  }),
  wish: operation({
    http: 'POST /wishlists',
    ...wishes,
    input: fields({
      wishable_type: z.optional(SubjectName),
      wishable_id: z.uuid(),
      /** The old name of `wishable_type`. */
      type: z.optional(SubjectName),
      is_wished: z._default(Flag, true),
      note: z.optional(prose(500)),
      max_amount: z.optional(z.nullable(Amount)),
      /** A condition of unused stamps; a grade of stamps, or of coins by Sheldon. */
      least_condition: z.optional(z.nullable(z.enum(conditionFloors))),
      least_grade: z.optional(z.nullable(Code)),
    }),
    output: z.object({ is_wished: z.boolean(), wish_list_count: z.int() }),
    refusals: {
      ...{ ...unknown, 'wish.not_found': { status: 404 }, 'wish.many': { status: 409 } },
      'wish.grade': { status: 422, field: 'least_grade' },
    },
    limit: { per_minute: 240 },
    doc: 'Put something onto one’s wishlist, change its note, price or floor, or take it off. Wished already, it stays where it is.',
  }),
  wished: operation({
    http: 'GET /wishlists/wished',
    permission: 'signed_in',
    input: fields({ wishable_type: SubjectName, ids: z._default(z.array(z.uuid()).check(z.maxLength(250)), []) }),
    output: z.object({ ids: z.array(z.uuid()), member_id: MemberId }),
    refusals: {},
    doc: 'Which of these one has wished for.',
    topics: own,
  }),
  matches: operation({
    http: 'GET /wishlists/matches',
    ...wishes,
    input: fields({ page_size: z._default(z.int().check(z.gte(1), z.lte(50)), 10), for_trade: z._default(Flag, false) }),
    output: z.object({ matches: z.array(Match), member_id: MemberId }),
    refusals: {},
    doc: 'Members who offer what one wants from the catalogue; first those who want what one would swap. `for_trade`: only what they would swap.',
    topics: own,
  }),
  progress: operation({
    http: 'GET /wishlists/progress',
    ...wishes,
    input: fields({ by: z._default(z.enum(progressKinds), 'country'), country: z.optional(z.string().check(z.maxLength(40))) }),
    output: z.object({ progress: z.array(Progress), member_id: MemberId }),
    refusals: {},
    doc: 'How complete one’s collection is against the catalogue: per country, set or year of which one has or wants something.',
    topics: own,
  }),
  missing: operation({
    http: 'GET /wishlists/missing',
    ...wishes,
    input: fields({ ...whole, ...paging(PAGE.usual) }),
    output: z.object({
      entries: listOf(CatalogueEntry),
      name: z.string(),
      country: z.nullable(z.string()),
      ...sums,
      /** Those of them, on all pages, that one does not want yet; as many as one press takes. */
      unwanted: z.array(CatalogueEntryId),
      member_id: MemberId,
    }),
    refusals: { 'wish.no_group': { status: 404 } },
    doc: 'Which entries of a country, set or year of the catalogue one does not have, in the order of their years.',
    topics: (_, { member_id }) => [`wishlist of member:${member_id}`, `stamp_items of member:${member_id}`],
  }),
  wishMany: operation({
    http: 'POST /wishlists/many',
    ...wishes,
    input: fields({ catalogue_entry_ids: z.array(CatalogueEntryId).check(z.minLength(1), z.maxLength(AT_ONCE)), is_wished: z._default(Flag, true) }),
    output: z.object({ changed: z.array(CatalogueEntryId), wish_list_count: z.int() }),
    refusals: { 'wish.entries': { status: 422, field: 'catalogue_entry_ids' }, 'wish.many': { status: 409 } },
    limit: { per_minute: 60 },
    doc: 'Put several entries of the catalogue onto one’s wishlist, or take them off: all or none. `changed` are those that were not so before.',
  }),
}

export const wishChanged = event({
  name: 'wishlists.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`wishlist of member:${member_id}`],
})
