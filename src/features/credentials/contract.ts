import * as z from 'zod/mini'
import { Entered, Password } from '#features/accounts/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, MemberId, paging } from '#kernel/shapes.ts'
import { toldDeeds } from './rules.ts'
import { Passkey, PasskeyId, PasskeyMade, PasskeyName, PasskeyUsed, SecondCode, Security, SignIn, SignInId } from './shapes.ts'

const Given = z.string().check(z.minLength(1), z.maxLength(1_000))
const Token = z.object({ token: z.nullable(z.string()) })
const Done = z.object({ done: z.literal(true) })
const Codes = z.object({ recovery_codes: z.array(z.string()) })
/** Options of WebAuthn for `navigator.credentials`, as JSON. */
const KeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const wrongCode = { 'credentials.wrong_code': { status: 422, field: 'code' }, 'credentials.many_codes': { status: 429 } } as const
const noKey = { 'credentials.passkey_unknown': { status: 422, field: 'passkey' } } as const

export const credentials = {
  security: operation({
    http: 'GET /credentials',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ security: Security }),
    refusals: {},
    doc: 'How one gets in: password, passkeys, authenticator app.',
    topics: (_, { security }) => [`own:${security.member_id}`],
  }),
  stepUp: operation({
    http: 'POST /session/step-up',
    permission: 'signed_in',
    input: fields({ password: z.optional(Given), code: z.optional(SecondCode), passkey: z.optional(PasskeyUsed) }),
    output: Token,
    refusals: { 'credentials.wrong_password': { status: 422, field: 'password' }, ...wrongCode, ...noKey, 'server.busy': { status: 503 } },
    limit: { per_minute: 10 },
    audit: 'sign_in',
    doc: 'Prove anew, in one of three ways, who sits before this session: for ten minutes it may do what is dangerous. The session goes on under a new token; the old one ends within seconds.',
  }),
  changePassword: operation({
    http: 'POST /password/change',
    permission: 'signed_in',
    fresh: true,
    input: fields({ password: Password }),
    output: Token,
    refusals: { 'member.common_password': { status: 422, field: 'password' }, 'server.busy': { status: 503 } },
    limit: { per_minute: 10 },
    audit: 'sign_in',
    doc: 'Set another password. Every other session of the member ends, this one goes on under a new token, and a letter says so.',
  }),
  secondStep: operation({
    http: 'POST /login/second-step',
    permission: 'everyone',
    input: fields({ challenge: z.string().check(z.regex(/^[\w-]{43}$/)), code: SecondCode }),
    output: Entered,
    refusals: { 'credentials.challenge_over': { status: 410 }, 'member.suspended': { status: 403 }, ...wrongCode },
    limit: { per_minute: 20 },
    audit: 'sign_in',
    doc: 'After the password: a code of the authenticator app, or a recovery code. The challenge works once, for five minutes and five tries.',
  }),
  beginAuthenticator: operation({
    http: 'POST /authenticator',
    permission: 'signed_in',
    fresh: true,
    input: fields({}),
    output: z.object({ secret: z.string(), address: z.string(), qr: z.array(z.string()) }),
    refusals: { 'credentials.verify_first': { status: 403 }, 'credentials.authenticator_on': { status: 409 } },
    doc: 'A secret for an authenticator app, as text and as the rows of a QR code. It counts once a code of it is confirmed.',
  }),
  confirmAuthenticator: operation({
    http: 'POST /authenticator/confirm',
    permission: 'signed_in',
    fresh: true,
    input: fields({ code: SecondCode }),
    output: Codes,
    refusals: { ...wrongCode, 'credentials.authenticator_on': { status: 409 }, 'credentials.authenticator_none': { status: 409 } },
    audit: 'sign_in',
    doc: 'Switch the app on with a code of it. Answers ten recovery codes, shown this once.',
  }),
  removeAuthenticator: operation({
    http: 'DELETE /authenticator',
    permission: 'signed_in',
    fresh: true,
    input: fields({}),
    output: Done,
    refusals: { 'credentials.authenticator_none': { status: 409 } },
    audit: 'sign_in',
    doc: 'Switch the app off; its recovery codes go with it.',
  }),
  renewCodes: operation({
    http: 'POST /authenticator/recovery-codes',
    permission: 'signed_in',
    fresh: true,
    input: fields({}),
    output: Codes,
    refusals: { 'credentials.authenticator_none': { status: 409 } },
    audit: 'sign_in',
    doc: 'Ten new recovery codes; the old ones no longer work.',
  }),
  passkeyOptions: operation({
    http: 'POST /passkeys/options',
    permission: 'signed_in',
    fresh: true,
    input: fields({}),
    output: KeyOptions,
    refusals: { 'credentials.verify_first': { status: 403 } },
    doc: 'What the browser needs to make a passkey.',
  }),
  addPasskey: operation({
    http: 'POST /passkeys',
    permission: 'signed_in',
    fresh: true,
    input: fields({ name: PasskeyName, ...PasskeyMade }),
    output: z.object({ passkey: Passkey }),
    refusals: { ...noKey, 'credentials.passkey_known': { status: 409 }, 'credentials.passkeys_full': { status: 409 } },
    audit: 'sign_in',
    doc: 'Keep a passkey that the browser has made for this site.',
  }),
  renamePasskey: operation({
    http: 'POST /passkeys/{id}',
    permission: 'signed_in',
    input: fields({ id: PasskeyId, name: PasskeyName }),
    output: Done,
    refusals: { 'credentials.passkey_not_found': { status: 404 } },
    doc: 'Call a passkey something else.',
  }),
  removePasskey: operation({
    http: 'DELETE /passkeys/{id}',
    permission: 'signed_in',
    fresh: true,
    input: fields({ id: PasskeyId }),
    output: Done,
    refusals: { 'credentials.passkey_not_found': { status: 404 } },
    audit: 'sign_in',
    doc: 'Forget a passkey: nobody gets in with it any more.',
  }),
  passkeyChallenge: operation({
    http: 'POST /login/passkey-options',
    permission: 'everyone',
    input: fields({}),
    output: KeyOptions,
    refusals: {},
    limit: { per_minute: 60 },
    doc: 'What the browser needs to offer the passkeys it has for this site: to log in, or to prove it anew.',
  }),
  passkeyLogIn: operation({
    http: 'POST /login/passkey',
    permission: 'everyone',
    input: fields({ passkey: PasskeyUsed }),
    output: Entered,
    refusals: { ...noKey, 'member.suspended': { status: 403 } },
    limit: { per_minute: 30 },
    audit: 'sign_in',
    doc: 'Log in with a passkey alone: it knows the member, and has asked for finger, face or PIN. A challenge works once.',
  }),
  sessions: operation({
    http: 'GET /sessions',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ sessions: z.object({ data: z.array(SignIn), next_page_url: z.nullable(z.string()), member_id: MemberId }) }),
    refusals: {},
    doc: 'Where one is signed in, newest first. `seen_at` is true to five minutes.',
    topics: (_, { sessions }) => [`own:${sessions.member_id}`],
  }),
  history: operation({
    http: 'GET /credentials/history',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({
      history: z.object({
        member_id: MemberId,
        data: z.array(z.object({ id: z.int(), at: Instant, operation: z.enum(toldDeeds), peer: z.string() })),
      }),
    }),
    refusals: {},
    doc: 'What happened to one’s own account: the newest thirty entries of the audit log about getting in.',
    topics: (_, { history }) => [`own:${history.member_id}`],
  }),
  endSession: operation({
    http: 'DELETE /sessions/{id}',
    permission: 'signed_in',
    input: fields({ id: SignInId }),
    output: Done,
    refusals: { 'credentials.session_not_found': { status: 404 } },
    audit: 'sign_in',
    doc: 'Sign out there: its tokens and sockets are dead within a second.',
  }),
  endOthers: operation({
    http: 'POST /sessions/end-others',
    permission: 'signed_in',
    input: fields({}),
    output: Done,
    refusals: {},
    audit: 'sign_in',
    doc: 'Sign out everywhere but here.',
  }),
}

/** The member's credentials or sessions changed. */
export const credentialsChanged = event({
  name: 'credentials.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
