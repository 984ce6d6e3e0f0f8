import * as z from 'zod/mini'
import { Username } from '#features/accounts/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { followStatuses } from '#features/network/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { locales } from '#kernel/locale.ts'
import { Code, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { circles, guardedParts, levels } from './rules.ts'

const genders = ['', 'female', 'male', 'other'] as const

/** Viewers of the preview of the own profile. */
export const seenAs = ['guest', 'follower', 'connection'] as const
const Choice = z.object({ code: z.string(), name: z.string() })

/** A member in a list, with the viewer's relation; the e-mail address only if visible. */
export const FoundMember = named(
  'FoundMember',
  z.extend(PublicMember, {
    level: z.enum(levels),
    email: z.optional(z.string()),
    is_private: z.boolean(),
    follow_status: z.enum(followStatuses),
    follows_you: z.boolean(),
  }),
)

/** A profile as the viewer may see it. Hidden parts are missing and named in `hidden`, whether filled in or not. */
export const Profile = named(
  'Profile',
  z.extend(PublicMember, {
    first_name: z.string(),
    last_name: z.string(),
    cover_image_url: z.nullable(z.string()),
    level: z.enum(levels),
    account_type: z.enum(['Individual', 'Business']),
    is_private: z.boolean(),
    is_own: z.boolean(),
    description: z.string(),
    store: z.nullable(z.object({ id: StoreId, name: z.string(), product_count: z.int() })),
    hidden: z.array(z.enum(guardedParts)),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    gender: z.optional(z.enum(genders)),
    dob: z.optional(z.string()),
    age: z.optional(z.int()),
    country: z.nullable(z.string()),
    country_name: z.nullable(z.string()),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    zipcode: z.optional(z.string()),
    language: z.optional(z.enum(locales)),
    interests: z.optional(z.object({ countries: z.array(Choice), topics: z.array(Choice), categories: z.array(Choice) })),
  }),
)

const Phone = prose(40).check(z.regex(/^[+0-9 ()./-]*$/, { error: 'input.phone' }))
const codes = z.array(Code).check(z.maxLength(50))

/** Fields left out stay unchanged. */
export const profileFields = {
  first_name: z.optional(line(60)),
  last_name: z.optional(line(60)),
  username: z.optional(Username),
  description: z.optional(prose(2_000)),
  phone: z.optional(Phone),
  gender: z.optional(z.enum(genders)),
  dob: z.optional(z.nullable(z.iso.date())),
  country: z.optional(z.nullable(Code)),
  city: z.optional(prose(100)),
  state: z.optional(prose(100)),
  zipcode: z.optional(prose(20)),
  language: z.optional(z.enum(locales)),
  country_ids: z.optional(codes),
  topic_ids: z.optional(codes),
  category_ids: z.optional(codes),
}

const Circle = z.enum(circles)
export const VisibilityFields = {
  email: Circle,
  phone: Circle,
  gender: Circle,
  dob: Circle,
  age: Circle,
  city: Circle,
  state: Circle,
  zipcode: Circle,
  language: Circle,
  interests: Circle,
  network: Circle,
  collection: Circle,
  wishlist: Circle,
  presence: Circle,
}

/** Level, points by source, and points missing for the next level. */
export const LevelReached = named(
  'LevelReached',
  z.object({
    level: z.enum(levels),
    points: z.int(),
    next: z.nullable(z.object({ level: z.enum(levels), points: z.int() })),
    sources: z.array(z.object({ source: z.string(), label: z.string(), points: z.int(), most: z.int(), each: z.int() })),
    member_id: MemberId,
  }),
)
