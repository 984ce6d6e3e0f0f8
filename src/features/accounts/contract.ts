import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { locales } from '#kernel/locale.ts'
import { operation } from '#kernel/operation.ts'
import { isReserved } from '#kernel/people/reserved-names.ts'
import { fields, Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { Digits, LinkPurpose } from './shapes.ts'

/** The member's own data. */
export const OwnMember = named(
  'OwnMember',
  z.object({
    id: MemberId,
    uid: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    full_name: z.string(),
    email: z.string(),
    is_email_verified: z.boolean(),
    image_url: z.nullable(z.string()),
    language: z.enum(locales),
    time_zone: z.string(),
    plan: z.string(),
    user_permissions: z.array(z.string()),
    created_at: Instant,
    updated_at: Instant,
  }),
)

/** Addresses are compared without case and in one Unicode normalization (NFKC). */
export const Email = z.pipe(
  z.string().check(
    z.overwrite((text) => text.trim().normalize('NFKC').toLowerCase()),
    z.maxLength(254),
  ),
  z.email(),
)
export const Password = z.string().check(z.minLength(8), z.maxLength(1_000))
/** Name in URLs; some are reserved. */
export const Username = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.minLength(2),
  z.maxLength(30),
  z.regex(/^[a-z0-9_.-]*$/, { error: 'member.username_signs' }),
  z.regex(/^(?![_.-])/, { error: 'member.username_begins' }),
  z.refine((name) => !isReserved(name), { error: 'member.username_reserved' }),
)
export const LinkToken = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** `token` is null in the browser: it is in an HttpOnly cookie. `returned`: the member had deactivated the account, and this log-in reactivates it. */
export const Entered = z.object({ token: z.nullable(z.string()), user: OwnMember, returned: z.boolean() })
/** Second step: `challenge` is sent with a code within five minutes, once (POST /login/second-step). */
const LoggedIn = z.object({
  token: z.nullable(z.string()),
  user: z.nullable(OwnMember),
  returned: z.boolean(),
  second_step: z.nullable(z.object({ challenge: z.string() })),
})
const Done = z.object({ done: z.literal(true) })

/** Sets a password by a mailed link, once. */
const passwordByLink = {
  output: Done,
  refusals: {
    'member.link_over': { status: 410 },
    'member.common_password': { status: 422, field: 'password' },
    'server.busy': { status: 503 },
  },
  limit: { per_minute: 10 },
  audit: 'sign_in',
} as const

export const accounts = {
  signUp: operation({
    http: 'POST /signup',
    permission: 'everyone',
    input: fields({ first_name: line(60), last_name: line(60), username: Username, email: Email, password: Password }),
    output: Entered,
    refusals: {
      'member.username_taken': { status: 422, field: 'username' },
      'member.username_reserved': { status: 422, field: 'username' },
      'member.common_password': { status: 422, field: 'password' },
      'server.busy': { status: 503 },
    },
    limit: { per_minute: 20 },
    audit: 'sign_in',
    doc: 'Become a member on the Free plan. A mail with a link follows; until it is opened the member reads like a guest.',
  }),
  usernameState: operation({
    http: 'GET /signup/username',
    permission: 'everyone',
    input: fields({ username: Username }),
    output: z.object({ state: z.enum(['free', 'taken', 'reserved']) }),
    refusals: {},
    limit: { per_minute: 40 },
    doc: 'Could this username be had now? No more than signing up with it would say.',
  }),
  logIn: operation({
    http: 'POST /login',
    permission: 'everyone',
    input: fields({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
    output: LoggedIn,
    refusals: { 'member.wrong_password': { status: 422, field: 'password' }, 'member.suspended': { status: 403 }, 'server.busy': { status: 503 } },
    limit: { per_minute: 10, by: 'email', per_peer: 60 },
    audit: 'sign_in',
    doc: 'Sign in for 24 hours. Where the member has an authenticator app, the answer is a challenge instead of a session.',
  }),
  logOut: operation({
    http: 'POST /logout',
    permission: 'signed_in',
    input: fields({}),
    output: Done,
    refusals: {},
    audit: 'sign_in',
    doc: 'End this session, here and on every open socket of it.',
  }),
  forgotPassword: operation({
    http: 'POST /password/forgot',
    permission: 'everyone',
    input: fields({ email: Email }),
    output: Done,
    refusals: {},
    limit: { per_minute: 5, by: 'email', per_peer: 30 },
    doc: 'Send a link that sets a new password. The answer is the same whether or not the address is a member’s.',
  }),
  resetPassword: operation({
    http: 'POST /password/reset',
    permission: 'everyone',
    input: fields({ token: LinkToken, password: Password }),
    ...passwordByLink,
    doc: 'Set a new password with the link from the mail, once. Every session, passkey, authenticator app, recovery code and other address of the member ends.',
  }),
  verifyLink: operation({
    http: 'GET /emails/authentication',
    permission: 'everyone',
    input: fields({ hash: LinkToken, purpose: z._default(LinkPurpose, 'verify') }),
    output: z.object({ state: z.enum(['yours', 'set_password', 'confirmed', 'over']) }),
    refusals: {},
    limit: { per_minute: 60 },
    doc: 'What a link from the mail can do here, without using it: confirm the asker’s own sign-up, set a password, or nothing any more.',
  }),
  newLetter: operation({
    http: 'POST /emails/new-letter',
    permission: 'everyone',
    input: fields({ hash: LinkToken, purpose: LinkPurpose }),
    output: Done,
    refusals: {},
    limit: { per_minute: 10 },
    doc: 'Send a new letter in place of one whose link is over, to the same address. The answer is the same whether or not one was sent.',
  }),
  verifyEmail: operation({
    http: 'POST /emails/authentication',
    permission: 'everyone',
    input: fields({ hash: LinkToken }),
    output: Done,
    refusals: { 'member.link_over': { status: 410 }, 'member.password_first': { status: 409 } },
    limit: { per_minute: 30 },
    audit: 'sign_in',
    doc: 'Confirm one’s own e-mail address with the link from the mail, in the session that signed up. Elsewhere the link sets a new password instead (POST /emails/authentication/password).',
  }),
  claimAccount: operation({
    http: 'POST /emails/authentication/password',
    permission: 'everyone',
    input: fields({ hash: LinkToken, password: Password }),
    ...passwordByLink,
    doc: 'Confirm an e-mail address outside of the session that signed up: with a new password, once. Every session ends, and nothing that was added to the account before stays.',
  }),
  endView: operation({
    http: 'POST /view-as/end',
    permission: 'signed_in',
    ends_view: true,
    audit: 'moderation',
    input: fields({}),
    output: z.object({ done: z.literal(true), member_id: MemberId }),
    refusals: { 'view.none': { status: 409 } },
    doc: 'End looking at the place as another member, which an administrator began.',
  }),
  verifyCode: operation({
    http: 'POST /emails/verification-code',
    permission: 'signed_in',
    input: fields({ code: Digits }),
    output: z.object({ is_email_verified: z.boolean() }),
    refusals: { 'member.already_verified': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Confirm one’s own e-mail address with the code from the mail. After ten wrong ones only a new mail helps; its link still works.',
  }),
}

export const memberVerified = event({
  name: 'members.verified',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`member:${member_id}`, `own:${member_id}`],
})

const ofMember = {
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }: { member_id: string }) => [`member:${member_id}`, `own:${member_id}`],
}
/** Password reset requested; `member_id` is null if no account has the address. */
export const passwordForgotten = event({
  name: 'members.password_forgotten',
  data: z.object({ member_id: z.nullable(MemberId) }),
  topics: () => [],
})
/** Password set by a mailed link: slices remove credentials from before. If the account `is_new`, everything added to it is removed. */
export const accountRecovered = event({
  name: 'members.account_recovered',
  data: z.object({ member_id: MemberId, is_new: z.boolean() }),
  topics: ofMember.topics,
})

/** Changes of credentials that the owner is notified of. */
export const accessChanges = [
  'passkey_added',
  'passkey_removed',
  'authenticator_on',
  'authenticator_off',
  'codes_renewed',
  'code_used',
  'new_device',
  'password_changed',
  'email_changed',
  'api_key_made',
] as const
export type AccessChange = (typeof accessChanges)[number]
/** `id` is the deduplication key: the outbox may deliver an event twice. */
export const accessChanged = event({
  name: 'accounts.access_changed',
  data: z.object({ member_id: MemberId, change: z.enum(accessChanges), id: z.uuid() }),
  topics: () => [],
})

/** Account deactivated by its member; reactivated by a log-in. */
export const memberLeft = event({ name: 'members.left', ...ofMember })
export const memberReturned = event({ name: 'members.returned', ...ofMember })

/** A session looks as another member, or does so no more: its sockets connect anew. */
export const viewChanged = event({
  name: 'accounts.view_changed',
  data: z.object({ session_id: z.nullable(id('sessions')) }),
  topics: ({ session_id }) => (session_id ? [`session:${session_id}`] : []),
})

/** Closes the sockets of these sessions in all processes. */
export const sessionsEnded = event({
  name: 'sessions.ended',
  data: z.object({ session_ids: z.array(id('sessions')) }),
  topics: ({ session_ids }) => session_ids.map((id) => `session:${id}`),
})
