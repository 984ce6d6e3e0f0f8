import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import type { FollowState } from './rules.ts'

/** Specification: `Unfollow` also stands for members who never followed. */
export const followStatuses = ['Accepted', 'Pending', 'Unfollow'] as const satisfies readonly FollowState[]
export type FollowStatus = (typeof followStatuses)[number]
const Status = z.enum(followStatuses)

/** A member in a list, with the viewer's relation. */
export const Person = named(
  'Person',
  z.object({
    ...{ id: MemberId, uid: z.int(), username: z.string(), full_name: z.string(), image_url: z.nullable(z.string()), level: z.string() },
    is_private: z.boolean(),
    /** The viewer's follow status; whether they follow the viewer. */
    follow_status: Status,
    follows_you: z.boolean(),
  }),
)

export const Standing = named(
  'Standing',
  z.object({
    ...{ user: Person, viewer_id: z.nullable(MemberId), followers_count: z.int(), following_count: z.int() },
    is_connected: z.boolean(),
    is_muted: z.boolean(),
    /** They have requested to follow the viewer. */
    asks_you: z.boolean(),
    /** The viewer may see their followers and whom they follow. */
    sees_network: z.boolean(),
    /** Null for other members; counted to 1,000. */
    own_counts: z.nullable(z.object({ connections: z.int(), requests: z.int(), blocked: z.int(), muted: z.int() })),
  }),
)
const reasons = ['country', 'category', 'topic'] as const
/** Reasons: shared interests; sells what the viewer collects; same country; many followers; has a store. */
export const suggestedFor = ['interests', 'sells', 'country', 'followed', 'store'] as const
/** Every suggestion has a reason `why`, its names, and a count of followers, items for sale or shared interests. */
export const Suggestion = named(
  'Suggestion',
  z.object({
    ...{ user: Person, why: z.enum(suggestedFor), count: z.int(), shared: z.int() },
    reasons: z.array(z.object({ kind: z.enum(reasons), code: z.string(), name: z.string() })),
  }),
)

/** Privacy: `is_hidden` lists of private profiles are empty for viewers who are not accepted, without a count. */
const People = z.object({ users: listOf(Person), viewer_id: z.nullable(MemberId), is_hidden: z.boolean() })
const Own = z.object({ users: listOf(Person), viewer_id: MemberId })
const own = (_: unknown, { viewer_id }: { viewer_id: string | null }) => (viewer_id ? [`network of member:${viewer_id}`] : [])
/** `me`: the logged-in member. */
const Whose = z.union([MemberId, z.literal('me')])

const standing = z.object({ follow: Standing })
const done = z.object({ done: z.literal(true) })
const notFound = { 'network.not_found': { status: 404 } } as const
const notSelf = { 'network.self': { status: 409 } } as const
const noRequest = { 'network.no_request': { status: 404 } } as const
const ofPeople = { search: z.optional(line(60)), ...paging(PAGE.members) }
const often = { per_minute: 60 } as const
const follows = { permission: 'my_network.follow', output: standing, limit: often } as const
const guards = { permission: 'signed_in', output: done, limit: often } as const

export const network = {
  follow: operation({
    http: 'POST /follows/{id}',
    ...follows,
    input: fields({ id: MemberId }),
    refusals: { ...notFound, ...notSelf },
    doc: 'Follow a member; a private profile is asked first. Whoever follows already stays as they are.',
  }),
  unfollow: operation({
    http: 'DELETE /follows/{id}',
    ...follows,
    input: fields({ id: MemberId }),
    refusals: notFound,
    doc: 'Follow a member no longer, or withdraw the request.',
  }),
  toggle: operation({
    http: 'POST /users/toggle-follow',
    ...follows,
    input: fields({ user_id: MemberId }),
    refusals: { ...notFound, ...notSelf },
    doc: 'Follow, or no longer, as the old product called it: a second call takes the first back.',
  }),
  standing: operation({
    http: 'GET /follows/{id}',
    permission: 'profiles.view',
    guests: true,
    input: fields({ id: Whose }),
    output: standing,
    refusals: notFound,
    doc: 'How the viewer stands to a member, and how many follow them.',
    topics: (_, { follow }) => own(_, follow),
  }),
  accept: operation({
    http: 'POST /follows/{id}/accept',
    permission: 'signed_in',
    input: fields({ id: MemberId }),
    output: done,
    refusals: noRequest,
    doc: 'Let this member follow who asked to.',
  }),
  reject: operation({
    http: 'POST /follows/{id}/reject',
    permission: 'signed_in',
    input: fields({ id: MemberId }),
    output: done,
    refusals: noRequest,
    doc: 'Answer a request with no. The member is not told.',
  }),
  removeFollower: operation({
    http: 'POST /follows/{id}/remove',
    permission: 'signed_in',
    input: fields({ id: MemberId }),
    output: done,
    refusals: { 'network.no_follower': { status: 404 } },
    doc: 'This member follows one no longer.',
  }),
  requests: operation({
    http: 'GET /follow-requests',
    permission: 'signed_in',
    input: fields(paging(PAGE.members)),
    output: Own,
    refusals: {},
    doc: 'Who asks to follow one, newest first. A request ends after 30 days.',
    topics: own,
  }),
  followers: operation({
    http: 'GET /users/{id}/followers',
    permission: 'profiles.view',
    guests: true,
    input: fields({ id: Whose, ...ofPeople }),
    output: People,
    refusals: notFound,
    doc: 'Who follows a member, newest first. Of a private profile only those it has accepted are told; to others `is_hidden`.',
    topics: own,
  }),
  following: operation({
    http: 'GET /users/{id}/following',
    permission: 'profiles.view',
    guests: true,
    input: fields({ id: Whose, ...ofPeople }),
    output: People,
    refusals: notFound,
    doc: 'Whom a member follows, newest first.',
    topics: own,
  }),
  people: operation({
    http: 'GET /users/{id}/user-networks',
    permission: 'profiles.view',
    guests: true,
    input: fields({ id: Whose, connected: z.optional(z.boolean()), ...ofPeople }),
    output: People,
    refusals: notFound,
    doc: 'Who follows a member or is followed by them, each once; with `connected` only those where it is both.',
    topics: own,
  }),
  suggestions: operation({
    http: 'GET /network/suggestions',
    permission: 'signed_in',
    input: fields({ page_size: z._default(z.int().check(z.gte(1), z.lte(48)), PAGE.members) }),
    output: z.object({ suggestions: z.array(Suggestion) }),
    refusals: {},
    doc: 'Members who collect what one collects, those with most in common first; then who sells it, who is from the same country, whom many follow, and the stores with most for sale.',
  }),
  block: operation({
    http: 'POST /blocks/{id}',
    ...guards,
    input: fields({ id: MemberId }),
    refusals: { ...notFound, ...notSelf },
    doc: 'Neither sees the other any more. Orders that run stay open to both.',
  }),
  unblock: operation({
    http: 'DELETE /blocks/{id}',
    ...guards,
    input: fields({ id: MemberId }),
    refusals: notFound,
    doc: 'Both may see each other again. Who followed whom does not come back.',
  }),
  blocked: operation({
    http: 'GET /blocks',
    permission: 'signed_in',
    input: fields(paging(PAGE.members)),
    output: Own,
    refusals: {},
    doc: 'Whom one has blocked, newest first.',
    topics: own,
  }),
  mute: operation({
    http: 'POST /mutes/{id}',
    ...guards,
    input: fields({ id: MemberId }),
    refusals: { ...notFound, ...notSelf },
    doc: 'Hear nothing of this member any more, except about orders. They are not told.',
  }),
  unmute: operation({
    http: 'DELETE /mutes/{id}',
    ...guards,
    input: fields({ id: MemberId }),
    refusals: notFound,
    doc: 'Hear of this member again.',
  }),
  muted: operation({
    http: 'GET /mutes',
    permission: 'signed_in',
    input: fields(paging(PAGE.members)),
    output: Own,
    refusals: {},
    doc: 'Whom one has muted, newest first.',
    topics: own,
  }),
}

const pair = { follower_id: MemberId, followed_id: MemberId }
const both = ({ follower_id, followed_id }: { follower_id: string; followed_id: string }) => [
  `network of member:${follower_id}`,
  `network of member:${followed_id}`,
]
export const followChanged = event({
  name: 'network.follow_changed',
  data: z.object({ ...pair, from: z.string(), to: z.string(), action: z.string(), on: z.string() }),
  topics: both,
})
/** Sockets of both members reconnect, because their topics are fewer now. */
export const memberBlocked = event({
  name: 'network.member_blocked',
  data: z.object({ blocker_id: MemberId, blocked_id: MemberId }),
  topics: ({ blocker_id, blocked_id }) => [`sockets of ${blocker_id}`, `sockets of ${blocked_id}`],
})
export const ownListChanged = event({
  name: 'network.own_list_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`network of member:${member_id}`],
})
