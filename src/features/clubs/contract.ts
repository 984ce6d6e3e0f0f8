import * as z from 'zod/mini'
import { MediaId } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { joinings, noticeChoices, standings, visibilities } from './rules.ts'
import { Club, ClubId, ClubPerson } from './shapes.ts'
import { invitationOperations } from './shapes-invitations.ts'
import { statisticsOperations } from './shapes-statistics.ts'

export { Club, ClubId, ClubPerson } from './shapes.ts'

export const clubSubject = subject({ type: 'club', name: 'Club', path: (id) => `/club/show/${id}` })

export const clubViews = ['all', 'mine', 'joinable'] as const
export const peopleLists = ['members', 'applied', 'invited', 'banned'] as const

const notFound = { 'club.not_found': { status: 404 } } as const
const state = { ...notFound, 'club.state': { status: 409 } } as const
const archived = { 'club.archived': { status: 409 } } as const
const wrong = { 'club.cover': { status: 422, field: 'cover_media_id' }, 'club.hidden': { status: 422, field: 'joining' } } as const
const one = z.object({ club: Club })
const ofClub = ({ id }: { id: string }) => [`club:${id}`]
const Rules = z.array(line(200)).check(z.maxLength(12))
const reason = z._default(z.union([z.literal(''), line(500)]), '')
const given = {
  about: z.optional(prose(5_000)),
  rules: z.optional(Rules),
  cover_media_id: z.optional(z.nullable(MediaId)),
}
const person = { id: ClubId, user_id: MemberId }
/** What those who run a club do with one person. */
const runs = {
  permission: 'clubs.crud',
  output: z.object({ person: ClubPerson }),
  refusals: { ...state, 'club.not_yours': { status: 403 } },
  limit: { per_minute: 60 },
} as const

export const clubs = {
  list: operation({
    http: 'GET /clubs',
    permission: 'clubs.view',
    guests: true,
    input: fields({ view: z._default(z.enum(clubViews), 'all'), ...paging(PAGE.usual) }),
    output: z.object({ clubs: listOf(Club), viewer_id: z.nullable(MemberId) }),
    refusals: {},
    doc: 'Clubs, the largest first: all that one may know of, those one is in or invited to (`mine`), or those one may still join (`joinable`).',
    topics: (_, { viewer_id }) => (viewer_id ? [`clubs of member:${viewer_id}`] : []),
  }),
  show: operation({
    http: 'GET /clubs/{id}',
    permission: 'clubs.view',
    guests: true,
    input: fields({ id: ClubId }),
    output: one,
    refusals: notFound,
    doc: 'One club. A hidden one is known to its members and to those it has invited; to all others it is not there.',
    topics: ofClub,
  }),
  create: operation({
    http: 'POST /clubs',
    permission: 'clubs.crud',
    commits: true,
    input: fields({
      name: line(80),
      ...given,
      visibility: z._default(z.enum(visibilities), 'public'),
      joining: z._default(z.enum(joinings), 'open'),
    }),
    output: one,
    refusals: { ...wrong, 'club.limit': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Found a club and own it. The plan limits how many one may own.',
  }),
  edit: operation({
    http: 'POST /clubs/{id}',
    permission: 'clubs.crud',
    input: fields({
      id: ClubId,
      name: z.optional(line(80)),
      ...given,
      visibility: z.optional(z.enum(visibilities)),
      joining: z.optional(z.enum(joinings)),
    }),
    output: one,
    refusals: { ...notFound, ...wrong, ...archived, 'club.not_yours': { status: 403 } },
    limit: { per_minute: 30 },
    doc: 'Change what is given of one’s own club.',
  }),
  archive: operation({
    http: 'DELETE /clubs/{id}',
    permission: 'clubs.crud',
    input: fields({ id: ClubId }),
    output: one,
    refusals: { ...notFound, ...archived, 'club.not_yours': { status: 403 } },
    doc: 'Close one’s own club: what was written stays to be read by its members, nothing new is written and nobody joins.',
  }),
  join: operation({
    http: 'POST /clubs/{id}/join',
    permission: 'clubs.join',
    input: fields({ id: ClubId, accepts_rules: z._default(Flag, false), message: z._default(prose(1_000), '') }),
    output: one,
    refusals: {
      ...state,
      ...archived,
      'club.rules': { status: 422, field: 'accepts_rules' },
      'club.closed': { status: 409 },
      'club.banned': { status: 409 },
      'club.too_early': { status: 409 },
    },
    limit: { per_minute: 30 },
    doc: 'Join an open club, ask to join one on request, or accept an invitation. The rules of the club are accepted with it.',
  }),
  leave: operation({
    http: 'POST /clubs/{id}/leave',
    permission: 'signed_in',
    input: fields({ id: ClubId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...state, 'club.owner_stays': { status: 409 } },
    doc: 'Leave a club, or withdraw one’s request. Its owner hands it over first.',
  }),
  decline: operation({
    http: 'POST /clubs/{id}/decline',
    permission: 'signed_in',
    input: fields({ id: ClubId }),
    output: z.object({ done: z.literal(true) }),
    refusals: state,
    doc: 'Decline an invitation.',
  }),
  setNotices: operation({
    http: 'POST /clubs/{id}/notices',
    permission: 'signed_in',
    input: fields({ id: ClubId, notices: z.enum(noticeChoices) }),
    output: one,
    refusals: state,
    doc: 'Hear of every post in a club, of mentions, or of nothing.',
  }),
  members: operation({
    http: 'GET /clubs/{id}/members',
    permission: 'clubs.view',
    guests: true,
    input: fields({ id: ClubId, list: z._default(z.enum(peopleLists), 'members'), ...paging(PAGE.members) }),
    output: z.object({ people: listOf(ClubPerson) }),
    refusals: notFound,
    doc: 'Members with their roles; for those who run the club also who asks to join, is invited or banned. Those of a private club are told to its members.',
    topics: ofClub,
  }),
  invite: operation({
    http: 'POST /clubs/{id}/invite',
    ...runs,
    input: fields({ id: ClubId, user_id: z.optional(MemberId), username: z.optional(line(60)) }),
    refusals: { ...runs.refusals, ...archived, 'club.nobody': { status: 422, field: 'username' } },
    doc: 'Invite a member by id or by name; the invitation ends after 14 days.',
  }),
  accept: operation({
    http: 'POST /clubs/{id}/accept',
    ...runs,
    input: fields(person),
    refusals: { ...runs.refusals, ...archived },
    doc: 'Let in whoever has asked to join.',
  }),
  reject: operation({
    http: 'POST /clubs/{id}/reject',
    ...runs,
    input: fields({ ...person, reason }),
    doc: 'Turn down a request to join; it can be asked again after 30 days.',
  }),
  remove: operation({
    http: 'POST /clubs/{id}/remove',
    ...runs,
    input: fields({ ...person, reason }),
    doc: 'Put a member out of the club, or take back an invitation. Moderators are put out by the owner.',
  }),
  ban: operation({
    http: 'POST /clubs/{id}/ban',
    ...runs,
    input: fields({ ...person, reason: line(500), days: z.optional(z.int().check(z.gte(1), z.lte(3_650))) }),
    doc: 'Put somebody out and keep them out, for some days or until it is lifted.',
  }),
  lift: operation({
    http: 'POST /clubs/{id}/lift',
    ...runs,
    input: fields(person),
    doc: 'Lift a ban.',
  }),
  role: operation({
    http: 'POST /clubs/{id}/role',
    ...runs,
    input: fields({ ...person, role: z.enum(['member', 'moderator']) }),
    doc: 'Make a member a moderator, or a moderator a member. The owner decides.',
  }),
  transfer: operation({
    http: 'POST /clubs/{id}/transfer',
    ...runs,
    input: fields(person),
    doc: 'Hand the club over to one of its members and stay as a moderator.',
  }),
  close: operation({
    http: 'POST /admin/clubs/{id}/close',
    permission: 'user.access.clubs',
    fresh: true,
    audit: 'moderation',
    input: fields({ id: ClubId, reason: line(500) }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...notFound, ...archived },
    doc: 'Close a club that breaks the terms.',
  }),
  ...invitationOperations,
  ...statisticsOperations,
}

export const clubChanged = event({ name: 'clubs.changed', data: z.object({ club_id: ClubId }), topics: ({ club_id }) => [`club:${club_id}`] })
/** Letters and links of a club: for those who run it. */
export const invitationsChanged = event({
  name: 'clubs.invitations_changed',
  data: z.object({ club_id: ClubId }),
  topics: ({ club_id }) => [`invitations of club:${club_id}`],
})
/** How somebody stands to a club has changed. */
export const standingChanged = event({
  name: 'clubs.standing_changed',
  data: z.object({
    club_id: ClubId,
    member_id: MemberId,
    actor_id: z.nullable(MemberId),
    from: z.enum(standings),
    to: z.enum(standings),
    action: z.string(),
    at: Instant,
  }),
  topics: ({ club_id, member_id }) => [`club:${club_id}`, `clubs of member:${member_id}`],
})
