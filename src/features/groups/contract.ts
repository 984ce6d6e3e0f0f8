import * as z from 'zod/mini'
import { ClubId } from '#features/clubs/contract.ts'
import { MediaId } from '#features/media/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { histories, LINK_DAYS, LINK_USES } from './rules.ts'
import { Group, GroupId, GroupLink, GroupLinkId, GroupPerson } from './shapes.ts'
import { groupMessageOperations } from './shapes-messages.ts'

export { Group, GroupId, GroupMessage, GroupPerson } from './shapes.ts'
export {
  groupChanged,
  groupLeft,
  groupMessageChanged,
  groupMessageSent,
  groupOwnChanged,
  groupRead,
  groupStandingChanged,
  groupTyped,
} from './shapes-events.ts'

export const groupSubject = subject({ type: 'group', name: 'Group', path: (id) => `/groups/${id}` })

const heard = (id: string) => [`group:${id}`, `people of group:${id}`]
const done = z.object({ done: z.literal(true) })
const one = z.object({ group: Group })
const notFound = { 'group.not_found': { status: 404 } } as const
const notYours = { ...notFound, 'group.not_yours': { status: 403 }, 'group.of_club': { status: 409 }, 'group.closed': { status: 409 } } as const
const WRITE = 'marketplace.buying.chat_with_seller'
/** What those who run a group do with one person. */
const runs = {
  permission: 'signed_in',
  input: fields({ id: GroupId, user_id: MemberId }),
  output: z.object({ person: GroupPerson }),
  refusals: { ...notYours, 'group.state': { status: 409 } },
  limit: { per_minute: 60 },
} as const
const ofGroup = { permission: 'signed_in', input: fields({ id: GroupId }), refusals: notFound } as const
const picture = z.optional(z.nullable(MediaId))

export const groups = {
  list: operation({
    http: 'GET /groups',
    talk: true,
    permission: 'signed_in',
    input: fields({ unread: z._default(z.boolean(), false) }),
    output: z.object({ groups: z.array(Group), counts: z.object({ unread: z.int() }), viewer_id: MemberId }),
    refusals: {},
    doc: 'One’s groups, those with the newest message first.',
    topics: (_, { groups, viewer_id }) => [`groups of member:${viewer_id}`, ...groups.slice(0, 60).map(({ id }) => `group:${id}`)],
  }),
  show: operation({
    http: 'GET /groups/{id}',
    talk: true,
    ...ofGroup,
    output: z.object({ group: Group, viewer_id: MemberId }),
    doc: 'One group that one is in.',
    topics: ({ id }, { viewer_id }) => [...heard(id), `groups of member:${viewer_id}`],
  }),
  create: operation({
    http: 'POST /groups',
    permission: WRITE,
    commits: true,
    input: fields({
      name: line(80),
      picture_media_id: picture,
      user_ids: z._default(z.array(MemberId).check(z.maxLength(50)), []),
      club_id: z.optional(ClubId),
    }),
    output: one,
    refusals: {
      'group.picture': { status: 422, field: 'picture_media_id' },
      'group.unknown': { status: 422, field: 'user_ids' },
      'group.no_club': { status: 422, field: 'club_id' },
      'group.club_has_one': { status: 409 },
      'group.too_many': { status: 409 },
    },
    limit: { per_minute: 10 },
    doc: 'Begin a group and own it, with members whom one knows; or the group of a club that one owns, with all of its members.',
  }),
  edit: operation({
    http: 'POST /groups/{id}',
    permission: 'signed_in',
    input: fields({ id: GroupId, name: z.optional(line(80)), picture_media_id: picture, history: z.optional(z.enum(histories)) }),
    output: one,
    refusals: {
      ...notFound,
      'group.not_yours': { status: 403 },
      'group.closed': { status: 409 },
      'group.picture': { status: 422, field: 'picture_media_id' },
    },
    limit: { per_minute: 30 },
    doc: 'Change name and picture; the owner also decides whether who joins later reads what was written before.',
  }),
  members: operation({
    http: 'GET /groups/{id}/members',
    talk: true,
    permission: 'signed_in',
    input: fields({ id: GroupId, ...paging(PAGE.to_choose_from) }),
    output: z.object({ people: listOf(GroupPerson) }),
    refusals: notFound,
    doc: 'Who is in the group, those who run it first.',
    topics: ({ id }) => [`people of group:${id}`],
  }),
  add: operation({
    http: 'POST /groups/{id}/members',
    ...runs,
    permission: WRITE,
    refusals: { ...runs.refusals, 'group.unknown': { status: 422, field: 'user_id' }, 'group.full': { status: 409 } },
    doc: 'Add somebody whom one knows: a follower, or whom one has dealt with. Others come by a link.',
  }),
  remove: operation({ http: 'POST /groups/{id}/remove', ...runs, output: done, doc: 'Put somebody out. They do not come back by a link.' }),
  role: operation({
    http: 'POST /groups/{id}/role',
    ...runs,
    input: fields({ id: GroupId, user_id: MemberId, role: z.enum(['member', 'admin']) }),
    doc: 'Make a member an admin, or an admin a member. The owner decides.',
  }),
  handOver: operation({ http: 'POST /groups/{id}/hand-over', ...runs, doc: 'Hand the group over to one of its members, and stay as an admin.' }),
  leave: operation({
    http: 'POST /groups/{id}/leave',
    ...ofGroup,
    output: done,
    refusals: { ...notFound, 'group.of_club': { status: 409 }, 'group.owner_stays': { status: 409 } },
    doc: 'Leave a group. Its owner hands it over first, unless nobody else is in it: then it ends.',
  }),
  links: operation({
    http: 'GET /groups/{id}/links',
    talk: true,
    ...ofGroup,
    output: z.object({ links: z.array(GroupLink) }),
    refusals: { ...notFound, 'group.not_yours': { status: 403 } },
    doc: 'Links by which others join, as long as they last.',
    topics: ({ id }) => [`people of group:${id}`],
  }),
  makeLink: operation({
    http: 'POST /groups/{id}/links',
    permission: WRITE,
    input: fields({
      id: GroupId,
      days: z._default(z.int().check(z.gte(LINK_DAYS.least), z.lte(LINK_DAYS.most)), LINK_DAYS.usual),
      most_uses: z._default(z.int().check(z.gte(LINK_USES.least), z.lte(LINK_USES.most)), LINK_USES.usual),
    }),
    output: z.object({ link: GroupLink }),
    refusals: { ...notYours, 'group.links': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Make a link by which so many may join for so many days.',
  }),
  endLink: operation({
    http: 'DELETE /groups/{id}/links/{link_id}',
    permission: 'signed_in',
    input: fields({ id: GroupId, link_id: GroupLinkId }),
    output: done,
    refusals: { ...notFound, 'group.not_yours': { status: 403 } },
    doc: 'End a link.',
  }),
  invitation: operation({
    http: 'GET /group-invitations/{token}',
    talk: true,
    permission: 'signed_in',
    input: fields({ token: line(64) }),
    output: z.object({ invitation: z.object({ name: z.string(), member_count: z.int(), ends_at: Instant, group_id: z.nullable(GroupId) }) }),
    refusals: { 'group.no_link': { status: 404 } },
    limit: { per_minute: 30 },
    doc: 'Where a link leads. `group_id` is told to those who are in the group.',
  }),
  join: operation({
    http: 'POST /group-invitations/{token}/join',
    permission: WRITE,
    input: fields({ token: line(64) }),
    output: one,
    refusals: { 'group.no_link': { status: 404 }, 'group.full': { status: 409 }, 'group.too_many': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Join a group by a link.',
  }),
  ...groupMessageOperations,
}
