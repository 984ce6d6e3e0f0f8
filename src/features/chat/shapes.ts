import * as z from 'zod/mini'
import { Entity, writing } from '#features/comments/contract.ts'
import { Media } from '#features/media/contract.ts'
import { reactionKinds } from '#features/reactions/contract.ts'
import { Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { SubjectCard, SubjectName } from '#kernel/subject.ts'
import { LONGEST_MESSAGE, MOST_PICTURES } from './rules.ts'

export const ConversationId = id('conversations')
export type ConversationId = z.infer<typeof ConversationId>
export const Seq = z.int().check(z.gte(1), z.lte(2_000_000_000))

/** The other side; null in a conversation with a member who is not there any more. */
const Partner = named(
  'Partner',
  z.object({ id: MemberId, uid: z.int(), username: z.string(), full_name: z.string(), image_url: z.nullable(z.string()) }),
)
/** A call of the two that a line keeps: how it ended for the reader, by the specification's words, and how long it was. */
const KeptCall = named(
  'KeptCall',
  z.object({
    call_type: z.enum(['audio', 'video']),
    status: z.enum(['accepted', 'rejected', 'cancelled', 'not_responding', 'message']),
    seconds: z.nullable(z.int()),
  }),
)
/** An offer of one of the two to the other, as it stands now. Of a trade it has no price. */
const ShownOffer = named(
  'ShownOffer',
  z.object({
    state: z.enum(['placed', 'countered', 'accepted', 'bought', 'declined', 'withdrawn', 'expired', 'gone']),
    ...{ amount: z.nullable(z.int()), currency: z.nullable(z.string()), quantity: z.nullable(z.int()) },
  }),
)
/** A thing in a message. Without a card the reader may not know of it, or it is gone. */
const Attached = named(
  'Attached',
  z.object({ type: z.string(), id: z.string(), card: z.nullable(SubjectCard), call: z.nullable(KeptCall), offer: z.nullable(ShownOffer) }),
)

/** What a message answers to, as it stands now; its words are cut. */
const Quoted = named('Quoted', z.object({ seq: z.int(), is_own: z.boolean(), body: z.string(), is_deleted: z.boolean(), has_pictures: z.boolean() }))
const Felt = z.object({ reaction: z.enum(reactionKinds), is_own: z.boolean() })

export const Message = named(
  'Message',
  z.object({
    ...{ seq: z.int(), is_own: z.boolean(), body: z.string(), about: z.nullable(Attached) },
    ...{ quoted: z.nullable(Quoted), medias: z.array(Media), reactions: z.array(Felt) },
    /** Where addresses stand in it. */
    entities: z.array(Entity),
    /** Of one's own, by which the device finds what it has sent. */
    client_message_id: z.nullable(z.string()),
    ...{ sent_at: Instant, edited_at: z.nullable(Instant), is_deleted: z.boolean() },
  }),
)
export type Message = z.infer<typeof Message>

/** `waiting`: asked, and not accepted; `asked`: a request to the viewer; `declined`: by the viewer, who may still write. */
const conversationStates = ['open', 'waiting', 'asked', 'declined'] as const
export const Conversation = named(
  'Conversation',
  z.object({
    ...{ id: ConversationId, user: z.nullable(Partner), user_id: MemberId, state: z.enum(conversationStates) },
    ...{ last_seq: z.int(), read_seq: z.int(), unread: z.int(), last_at: Instant },
    last_message: z.nullable(
      z.object({
        ...{ body: z.string(), is_own: z.boolean(), is_deleted: z.boolean() },
        ...{ has_card: z.boolean(), has_pictures: z.boolean(), is_call: z.boolean() },
      }),
    ),
    ...{ is_muted: z.boolean(), is_archived: z.boolean() },
    /** Neither the conversation nor the other is muted: what is written is told. */
    is_heard: z.boolean(),
    /** How far the other has received and read; null when one of the two does not show it. */
    marks: z.nullable(z.object({ delivered_seq: z.int(), read_seq: z.int() })),
    about: z.nullable(Attached),
  }),
)
export type Conversation = z.infer<typeof Conversation>

const About = { about_type: z.optional(SubjectName), about_id: z.optional(z.uuid()) }
/** What is written. A card or a picture needs no words. */
export const written = {
  client_message_id: z.uuid(),
  body: z._default(z.union([z.literal(''), writing(LONGEST_MESSAGE)]), ''),
  ...About,
  /** One's own pictures; only the two of the conversation see them. */
  media_ids: z._default(z.array(id('medias')).check(z.maxLength(MOST_PICTURES)), []),
  /** The message that it answers to, in the same conversation. */
  quoted_seq: z.optional(Seq),
}
export { Partner }

/** Where the operator lets messages be deleted after days: from which number on they are kept. */
export const keptFrom = { first_seq: z.int(), kept_days: z.nullable(z.int()) }
