import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { credentials } from './contract.ts'

/** Those of members say the same here. */
type Codes = Exclude<CodeOf<typeof credentials>, 'house.busy' | `member.${string}`>

const refusals: Texts<Codes> = {
  'credentials.wrong_password': 'This is not your password.',
  'credentials.wrong_code': 'This code does not fit, or was used already. Wait for the next one in your app.',
  'credentials.many_codes': 'Too many wrong codes. Try again in an hour, or log in with a passkey.',
  'credentials.challenge_over': 'That took too long. Log in again with your password.',
  'credentials.verify_first': 'Confirm your e-mail address first.',
  'credentials.authenticator_on': 'Your authenticator app is switched on already.',
  'credentials.authenticator_none': 'No authenticator app is switched on.',
  'credentials.passkey_unknown': 'This passkey is not known here. Try another way.',
  'credentials.passkey_known': 'This passkey is kept already.',
  'credentials.passkeys_full': 'You keep {most} passkeys already. Remove one first.',
  'credentials.passkey_not_found': 'This passkey is gone already.',
  'credentials.session_not_found': 'That device is signed out already.',
}

export const credentialTexts = texts({
  ...refusals,
  'mail.password_set.subject': 'Your password was changed',
  'mail.password_set.body':
    'Hello {name}. The password of your account at {site} was changed just now, and every other device was logged out.\nIf that was not you, set a new one at once with the link below and write to us.',
  'mail.password_set.action': 'Set a new password',
})
