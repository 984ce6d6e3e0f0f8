import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { credentials } from './contract.ts'

/** Codes `member.…` are translated in the slice `members`. */
type CredentialRefusal = Exclude<CodeOf<typeof credentials>, 'server.busy' | `member.${string}`>

const refusals: Texts<CredentialRefusal> = {
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
  'mail.passkey_added.subject': 'A passkey was added',
  'mail.passkey_added.body':
    'Hello {name}. A passkey was added to your account at {site}: whoever holds it can log in.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.passkey_added.action': 'Set a new password',
  'mail.passkey_removed.subject': 'A passkey was removed',
  'mail.passkey_removed.body':
    'Hello {name}. A passkey was removed from your account at {site}.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.passkey_removed.action': 'Set a new password',
  'mail.authenticator_on.subject': 'An authenticator app was switched on',
  'mail.authenticator_on.body':
    'Hello {name}. An authenticator app was switched on for your account at {site}: logging in asks for its codes from now on.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.authenticator_on.action': 'Set a new password',
  'mail.authenticator_off.subject': 'The authenticator app was switched off',
  'mail.authenticator_off.body':
    'Hello {name}. The authenticator app of your account at {site} was switched off: the password alone is enough now.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.authenticator_off.action': 'Set a new password',
  'mail.codes_renewed.subject': 'New recovery codes were made',
  'mail.codes_renewed.body':
    'Hello {name}. New recovery codes were made for your account at {site}. The old ones no longer work.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.codes_renewed.action': 'Set a new password',
  'mail.code_used.subject': 'A recovery code was used',
  'mail.code_used.body':
    'Hello {name}. A recovery code of your account at {site} was used just now. It does not work a second time.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in.',
  'mail.code_used.action': 'Set a new password',
  'mail.password_set.subject': 'Your password was changed',
  'mail.password_set.body':
    'Hello {name}. The password of your account at {site} was changed just now, and every other device was logged out.\nIf that was not you, set a new one at once with the link below and write to us.',
  'mail.password_set.action': 'Set a new password',
})
