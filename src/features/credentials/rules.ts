export const MOST_PASSKEYS = 20
export const RECOVERY_CODES = 10
/** Rate limit: wrong codes per account and window. */
export const MOST_TRIES = 10
export const TRIES_WINDOW = '1 hour'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A code of 100 random bits, in letters that cannot be confused. */
export const recoveryCode = (random: Uint8Array) => [...random.subarray(0, 20)].map((byte) => ALPHABET[byte & 31]).join('')
/** Printed in groups of five letters. */
export const spelled = (code: string) => code.match(/.{5}/g)!.join('-')

/** Operations of the audit log that members see in their own history. */
export const toldDeeds = [
  ...(['POST /signup', 'POST /login', 'POST /login/second-step', 'POST /login/passkey', 'POST /logout', 'POST /session/step-up'] as const),
  ...(['POST /password/change', 'POST /password/reset', 'POST /emails/authentication', 'POST /emails/authentication/password'] as const),
  ...([
    'POST /authenticator/confirm',
    'DELETE /authenticator',
    'POST /authenticator/recovery-codes',
    'POST /passkeys',
    'DELETE /passkeys/{id}',
    'POST /api-keys',
    'DELETE /api-keys/{id}',
    'POST /api-keys/revoke-all',
  ] as const),
  ...(['DELETE /sessions/{id}', 'POST /sessions/end-others', 'POST /users/create-primary-email'] as const),
  ...(['POST /admin/members/{id}/view-as', 'POST /view-as/end', 'accounts.view_over'] as const),
] as const
/** Those in which staff act on a member: found by the member, and told without the address of staff. */
export const deedsOfStaff: readonly string[] = ['POST /admin/members/{id}/view-as', 'POST /view-as/end', 'accounts.view_over']
export const isToldOf = (operation: string): operation is (typeof toldDeeds)[number] => (toldDeeds as readonly string[]).includes(operation)
