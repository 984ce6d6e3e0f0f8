import * as z from 'zod/mini'
import { MediaId } from '#features/media/contract.ts'
import { StampItem, StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { figureNames, levels } from './rules.ts'
import { FoundMember, LevelReached, Profile, profileFields, seenAs, VisibilityFields } from './shapes.ts'

export { FoundMember, Profile, seenAs } from './shapes.ts'

const user = z.object({ user: Profile })
const Shown = z.object({ visibility: z.object(VisibilityFields), is_private: z.boolean(), member_id: MemberId })
const picture = z.optional(z.nullable(MediaId))

export const profiles = {
  show: operation({
    http: 'GET /users/{id}',
    permission: 'everyone',
    input: fields({ id: MemberId, seen_as: z.optional(z.enum(seenAs)) }),
    output: z.extend(user, { figures: z.array(z.object({ name: z.enum(figureNames), value: z.string(), label: z.string() })) }),
    refusals: { 'member.not_found': { status: 404 } },
    limit: { per_minute: 120 },
    doc: 'A member as the asking viewer may see them: what the member hides is left out, and not counted in `figures`. Of oneself also as a guest, a follower or a connection sees it: `seen_as`.',
    topics: ({ id }) => [`member:${id}`],
  }),
  search: operation({
    http: 'GET /users',
    permission: 'search.search_members',
    guests: true,
    input: fields({ search: z._default(z.string().check(z.maxLength(80)), ''), ...paging(PAGE.members) }),
    output: z.object({
      users: listOf(FoundMember),
      /** Spelling suggestion if nobody was found. */
      meant: z.nullable(z.string()),
    }),
    refusals: {},
    limit: { per_minute: 60 },
    doc: 'Members whose name or username begins so, or who go by this number. Addresses are never searched. Nothing asked, nobody found.',
  }),
  update: operation({
    http: 'POST /users/update',
    permission: 'signed_in',
    input: fields(profileFields),
    output: user,
    refusals: {
      'profile.username_taken': { status: 422, field: 'username' },
      'profile.username_reserved': { status: 422, field: 'username' },
      'profile.dob': { status: 422, field: 'dob' },
      'profile.country': { status: 422, field: 'country' },
      'profile.countries': { status: 422, field: 'country_ids' },
      'profile.topics': { status: 422, field: 'topic_ids' },
      'profile.categories': { status: 422, field: 'category_ids' },
      'session.step_up': { status: 403 },
    },
    doc: 'Change what one tells of oneself, and what one collects. What is left out stays as it is. Another phone number asks for a fresh sign-in.',
  }),
  updateMedia: operation({
    http: 'POST /users/update-profile-media',
    permission: 'profile.avatar.image_editor',
    input: fields({ image_media_id: picture, cover_media_id: picture }),
    output: user,
    refusals: { 'profile.image': { status: 422, field: 'image_media_id' }, 'profile.cover': { status: 422, field: 'cover_media_id' } },
    doc: 'Show a picture of one’s own as portrait or cover; null takes it down. It becomes public.',
  }),
  visibility: operation({
    http: 'GET /users/me/visibility',
    permission: 'signed_in',
    input: fields({}),
    output: Shown,
    refusals: {},
    doc: 'Who sees what of oneself.',
    topics: (_, { member_id }) => [`own:${member_id}`],
  }),
  setVisibility: operation({
    http: 'POST /users/me/visibility',
    permission: 'signed_in',
    input: fields({ visibility: z.partial(z.strictObject(VisibilityFields)), is_private: z.optional(Flag) }),
    output: Shown,
    refusals: {},
    doc: 'Choose who sees what of oneself. A private profile shows nothing but the name to those whom one has not let follow.',
  }),
  showcase: operation({
    http: 'GET /users/{id}/showcase',
    permission: 'everyone',
    input: fields({ id: MemberId }),
    output: z.object({ stamp_items: z.array(StampItem), is_chosen: z.boolean() }),
    refusals: { 'member.not_found': { status: 404 } },
    doc: 'The items that a member puts before everybody, in their order; those that are not shown any more are left out. Where nothing was chosen, the newest four with a picture that others may see.',
    topics: ({ id }, { stamp_items }) => [`member:${id}`, ...stamp_items.map((item) => `stamp_item:${item.id}`)],
  }),
  setShowcase: operation({
    http: 'POST /users/me/showcase',
    permission: 'my_collection.crud',
    input: fields({ stamp_item_ids: z.array(StampItemId).check(z.maxLength(4)) }),
    output: z.object({ stamp_items: z.array(StampItem), is_chosen: z.boolean() }),
    refusals: { 'profile.showcase': { status: 422, field: 'stamp_item_ids' } },
    doc: 'Choose up to four of one’s own items that others may see and that have a picture.',
  }),
  level: operation({
    http: 'GET /users/me/level',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ reached: LevelReached }),
    refusals: {},
    doc: 'One’s own level, what it was earned with, and what is missing for the next.',
    topics: (_, { reached }) => [`own:${reached.member_id}`],
  }),
}

export const levelChanged = event({
  name: 'profiles.level_changed',
  data: z.object({ member_id: MemberId, level: z.enum(levels), was: z.enum(levels) }),
  topics: ({ member_id }) => [`member:${member_id}`, `own:${member_id}`],
})

/** The profile or its visibility changed. */
export const profileChanged = event({
  name: 'profiles.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`member:${member_id}`, `own:${member_id}`],
})
