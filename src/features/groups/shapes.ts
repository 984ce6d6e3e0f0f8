import * as z from 'zod/mini'
import { Message } from '#features/chat/contract.ts'
import { ClubId } from '#features/clubs/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { hearings, histories } from './rules.ts'

/** A group has the number of its conversation. */
export const GroupId = id('conversations')
export type GroupId = z.infer<typeof GroupId>
export const GroupLinkId = id('group_links')

const roles = ['member', 'admin', 'owner'] as const

/** A message of many says who wrote it. Of a member with whom the reader has no contact it says nothing but its place. */
export const GroupMessage = named(
  'GroupMessage',
  z.extend(Message, { user_id: z.nullable(MemberId), quoted_by: z.nullable(MemberId), is_hidden: z.boolean(), names_me: z.boolean() }),
)
export type GroupMessage = z.infer<typeof GroupMessage>

export const Group = named(
  'Group',
  z.object({
    ...{ id: GroupId, name: z.string(), image_url: z.nullable(z.string()), history: z.enum(histories) },
    /** The club that it is kept in step with. */
    club: z.nullable(z.object({ id: ClubId, name: z.string() })),
    ...{ is_closed: z.boolean(), member_count: z.int(), role: z.enum(roles), hears: z.enum(hearings) },
    ...{ last_seq: z.int(), read_seq: z.int(), unread: z.int(), is_named: z.boolean(), last_at: Instant },
    last_message: z.nullable(
      z.object({
        ...{ by: z.nullable(z.string()), body: z.string(), is_own: z.boolean(), is_deleted: z.boolean() },
        ...{ has_card: z.boolean(), has_pictures: z.boolean() },
      }),
    ),
  }),
)
export type Group = z.infer<typeof Group>

export const GroupPerson = named('GroupPerson', z.object({ user: PublicMember, role: z.enum(roles), since: Instant }))
export type GroupPerson = z.infer<typeof GroupPerson>

export const GroupLink = named(
  'GroupLink',
  z.object({ id: GroupLinkId, path: z.string(), uses: z.int(), most_uses: z.int(), ends_at: Instant, made_by: z.nullable(z.string()) }),
)
