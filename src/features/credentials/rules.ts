export const MOST_PASSKEYS = 20
export const RECOVERY_CODES = 10
/** Wrong codes that an account takes before its app has to wait, and how long. */
export const MOST_TRIES = 10
export const TRIES_WINDOW = '1 hour'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A hundred bits, in letters nobody mistakes for another. */
export const recoveryCode = (random: Uint8Array) => [...random.subarray(0, 20)].map((byte) => ALPHABET[byte & 31]).join('')
/** As it is printed: five letters at a time. */
export const spelled = (code: string) => code.match(/.{5}/g)!.join('-')

/** Deeds of the audit log that their doer is told of. */
export const toldDeeds = [
  ...(['POST /signup', 'POST /login', 'POST /login/second-step', 'POST /login/passkey', 'POST /logout', 'POST /session/step-up'] as const),
  ...(['POST /password/change', 'POST /password/reset', 'POST /emails/authentication', 'POST /emails/authentication/password'] as const),
  ...([
    'POST /authenticator/confirm',
    'DELETE /authenticator',
    'POST /authenticator/recovery-codes',
    'POST /passkeys',
    'DELETE /passkeys/{id}',
  ] as const),
  ...(['DELETE /sessions/{id}', 'POST /sessions/end-others', 'POST /users/create-primary-email'] as const),
] as const
export const isToldOf = (operation: string): operation is (typeof toldDeeds)[number] => (toldDeeds as readonly string[]).includes(operation)
