import * as z from 'zod/mini'
import { browsers, systems } from '#kernel/people/device.ts'
import { Instant, id, line, MemberId, named } from '#kernel/shapes.ts'

export const PasskeyId = id('passkeys')
/** Not a row: the sessions that one sign-in has had, one after the other. */
export const SignInId = z.uuid()

const binary = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most))
/** WebAuthn registration: base64url, as returned by `navigator.credentials.create`. */
export const PasskeyMade = {
  credential_id: binary(1_400),
  client_data: binary(4_000),
  attestation: binary(40_000),
  transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)), []),
}
/** WebAuthn assertion: base64url, as returned by `navigator.credentials.get`. */
export const PasskeyUsed = z.strictObject({
  credential_id: binary(1_400),
  client_data: binary(4_000),
  authenticator_data: binary(4_000),
  signature: binary(4_000),
})
export type PasskeyUsed = z.infer<typeof PasskeyUsed>
export const PasskeyName = line(60)
export const Passkey = named('Passkey', z.object({ id: PasskeyId, name: z.string(), created_at: Instant, used_at: z.nullable(Instant) }))

/** Six digits, or a recovery code; spaces and hyphens are removed. */
export const SecondCode = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^([0-9]{6}|[0-9A-HJKMNP-TV-Z]{20})$/),
)
export const SignIn = named(
  'SignIn',
  z.object({
    id: SignInId,
    browser: z.nullable(z.enum(browsers)),
    system: z.nullable(z.enum(systems)),
    /** The user agent if neither browser nor system was recognized. */
    program: z.string(),
    peer: z.string(),
    created_at: Instant,
    seen_at: Instant,
    is_current: z.boolean(),
  }),
)
/** Credentials of the logged-in member. */
export const Security = named(
  'Security',
  z.object({
    member_id: MemberId,
    password_set_at: Instant,
    authenticator: z.boolean(),
    recovery_codes_left: z.int(),
    passkeys: z.array(Passkey),
  }),
)
