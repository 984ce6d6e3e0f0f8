import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { followStatuses } from '#features/network/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { SubjectCard, SubjectName } from '#kernel/subject.ts'

/** A saved member, as lists show members, with their store. */
const SavedUser = z.extend(PublicMember, {
  level: z.string(),
  email: z.optional(z.string()),
  is_private: z.boolean(),
  follow_status: z.enum(followStatuses),
  follows_you: z.boolean(),
  store: z.nullable(z.object({ id: StoreId, name: z.string() })),
})

export const Bookmark = named(
  'Bookmark',
  z.object({
    id: id('bookmarks'),
    created_at: Instant,
    book_markable_type: SubjectName,
    book_markable_id: z.uuid(),
    card: SubjectCard,
    user: z.optional(SavedUser),
  }),
)

const unknown = { 'bookmark.kind': { status: 422, field: 'book_markable_type' } } as const
const gone = { ...unknown, 'member.not_found': { status: 404 }, 'bookmark.not_found': { status: 404 }, 'bookmark.self': { status: 409 } } as const

export const bookmarks = {
  list: operation({
    http: 'GET /bookmarks',
    permission: 'signed_in',
    input: fields({
      book_markable_type: z.optional(SubjectName),
      book_markable_id: z.optional(z.uuid()),
      user_id: z.optional(MemberId),
      ...paging(PAGE.members),
    }),
    output: z.object({ bookmarks: listOf(Bookmark), member_id: MemberId }),
    refusals: unknown,
    doc: 'What one has kept to find again, newest first: of one kind or of all. Nobody else’s list is ever told: another `user_id` has none.',
    topics: (_, { member_id }) => [`bookmarks of member:${member_id}`],
  }),
  bookmark: operation({
    http: 'POST /bookmarks',
    permission: 'signed_in',
    input: fields({ book_markable_type: SubjectName, book_markable_id: z.uuid(), is_bookmarked: z._default(Flag, true) }),
    output: z.object({ is_bookmarked: z.boolean() }),
    refusals: gone,
    limit: { per_minute: 120 },
    doc: 'Keep something to find it again, or keep it no longer: User, Store.',
  }),
  sync: operation({
    http: 'POST /bookmarks/sync',
    permission: 'signed_in',
    input: fields({ book_markable_type: SubjectName, book_markable_ids: z.array(z.uuid()).check(z.maxLength(250)) }),
    output: z.object({ added: z.int(), removed: z.int() }),
    refusals: gone,
    limit: { per_minute: 20 },
    doc: 'Keep exactly these of a kind: what is missing comes to one’s list, what is not named leaves it. One that is not there, and nothing changes.',
  }),
}

export const bookmarked = event({
  name: 'bookmarks.bookmarked',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`bookmarks of member:${member_id}`],
})
