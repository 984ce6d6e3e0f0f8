import * as z from 'zod/mini'
import { Email, LinkToken } from '#features/accounts/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, MemberId, named } from '#kernel/shapes.ts'

export const ContactId = id('member_contacts')

const Contact = named('Contact', z.object({ id: ContactId, email: z.string(), is_verified: z.boolean(), created_at: Instant }))
const Own = z.object({
  member_id: MemberId,
  primary: z.object({ email: z.string(), is_verified: z.boolean() }),
  /** Not verified yet; a link was mailed to it. */
  pending: z.nullable(z.object({ id: ContactId, email: z.string(), expires_at: Instant })),
  secondary: z.array(Contact),
})
const Done = z.object({ done: z.literal(true) })
const often = { 'contacts.sent_often': { status: 429 } } as const
const over = { 'member.link_over': { status: 410 } } as const

export const contacts = {
  list: operation({
    http: 'GET /users/me/contacts',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ contacts: Own }),
    refusals: {},
    doc: 'One’s own e-mail addresses.',
    topics: (_, { contacts: { member_id } }) => [`own:${member_id}`],
  }),
  createPrimary: operation({
    http: 'POST /users/create-primary-email',
    permission: 'signed_in',
    fresh: true,
    input: fields({ email: Email }),
    output: Done,
    refusals: { 'contacts.same': { status: 422, field: 'email' }, ...often },
    audit: 'sign_in',
    doc: 'Ask for another primary address. It counts once the link mailed to it is opened; the address so far is warned, with a link that stops it. A new password voids what waits.',
  }),
  cancelPrimary: operation({
    http: 'DELETE /users/create-primary-email',
    permission: 'signed_in',
    input: fields({}),
    output: Done,
    refusals: { 'contacts.none_pending': { status: 409 } },
    doc: 'Keep the address one has.',
  }),
  confirmPrimary: operation({
    http: 'POST /emails/verified-primary-email',
    permission: 'everyone',
    input: fields({ hash: LinkToken }),
    output: Done,
    refusals: { ...over, 'contacts.own_session': { status: 409 } },
    limit: { per_minute: 30 },
    audit: 'sign_in',
    doc: 'Make the address the primary one, with the link from its mail, once. Of an account that was never confirmed only in its own session.',
  }),
  stopPrimary: operation({
    http: 'POST /emails/stop-primary-email',
    permission: 'everyone',
    input: fields({ hash: LinkToken }),
    output: Done,
    refusals: over,
    limit: { per_minute: 30 },
    audit: 'sign_in',
    doc: 'Stop a change of address, with the link from the warning.',
  }),
  createSecondary: operation({
    http: 'POST /users/create-secondary-contact',
    permission: 'signed_in',
    input: fields({ email: Email }),
    output: z.object({ contact: Contact }),
    refusals: {
      'contacts.verify_first': { status: 403 },
      'contacts.same': { status: 422, field: 'email' },
      'contacts.too_many': { status: 409 },
      ...often,
    },
    doc: 'Keep another address beside the primary one. A link mailed to it confirms it.',
  }),
  removeSecondary: operation({
    http: 'DELETE /users/delete-secondary-contact/{contact_id}',
    permission: 'signed_in',
    input: fields({ contact_id: ContactId }),
    output: Done,
    refusals: { 'contacts.not_found': { status: 404 } },
    doc: 'Forget a secondary address.',
  }),
  confirmSecondary: operation({
    http: 'POST /emails/verified-secondary-email',
    permission: 'everyone',
    input: fields({ hash: LinkToken }),
    output: Done,
    refusals: over,
    limit: { per_minute: 30 },
    doc: 'Confirm a secondary address with the link from its mail, once.',
  }),
  sendVerification: operation({
    http: 'POST /emails/verification-link',
    permission: 'signed_in',
    input: fields({ user_contact_id: z.optional(ContactId) }),
    output: Done,
    refusals: { 'member.already_verified': { status: 409 }, 'contacts.not_found': { status: 404 }, ...often },
    limit: { per_minute: 10 },
    doc: 'Send the link again, to a secondary address or, without one named, to the primary. At most three an hour; the link before it no longer works.',
  }),
  keepPushToken: operation({
    http: 'POST /users/create-fcm-token',
    permission: 'signed_in',
    input: fields({ fcm_token: z.string().check(z.minLength(1), z.maxLength(4_096), z.regex(/^[\x21-\x7e]+$/)) }),
    output: Done,
    refusals: {},
    doc: 'Keep the device token of a native client. It ends with this session.',
  }),
}

export const contactsChanged = event({
  name: 'contacts.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
