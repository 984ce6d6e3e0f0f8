import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { accounts } from './contract.ts'

type AccountRefusal = Exclude<CodeOf<typeof accounts>, 'server.busy'>

const refusals: Texts<AccountRefusal> = {
  'member.username_taken': 'This username is taken. Choose another one.',
  'member.username_reserved': 'This name is kept for the site itself. Choose another one.',
  'member.wrong_password': 'E-mail and password do not go together.',
  'member.suspended':
    'This account is suspended until {until, select, none {we lift it} other {{until}}}{told, select, yes {. The reason given: “{reason}”.} other {.}} Write to us if you think that is a mistake.',
  'member.common_password': 'Too many people use this password: it is guessed first. Choose another one; a sentence is easy to remember.',
  'member.link_over': 'This link has been used or has run out. Ask for a new one.',
  'member.password_first': 'This browser is not the one that you signed up in. Set a password to go on.',
  'view.none': 'You look as nobody else: the view has ended already.',
  'member.already_verified': 'Your e-mail address is confirmed already.',
}

export const accountTexts = texts({
  ...refusals,
  'member.username_signs': 'Only letters a to z, digits, dots, dashes and underscores',
  'member.username_begins': 'Begin with a letter or a digit',
  'member.code_digits': 'Enter the eight digits from the letter',
  'mail.verify.subject': 'Confirm your e-mail address',
  'mail.verify.body':
    'Welcome to {site}.\nOpen this link within 24 hours in the browser where you signed up, or type this code there: {code}\nThen you can buy and sell. In another browser the link asks you for a new password first.\nIf you did not sign up, do nothing: without the link nobody can use your address.',
  'mail.verify.action': 'Confirm my address',
  'mail.known.subject': 'Somebody signed up with your address',
  'mail.known.body':
    'Somebody, perhaps you, tried to sign up at {site} with this address, which has an account already.\nIf it was you, log in, or set a new password with the link below. If not, do nothing: nothing has changed.',
  'mail.known.action': 'Set a new password',
  'mail.reset.subject': 'Set a new password',
  'mail.reset.body':
    'Open this link within 60 minutes to set a new password at {site}.\nIf you did not ask for it, do nothing: your password stays as it is.',
  'mail.reset.action': 'Set a new password',
  'mail.new_device.subject': 'Somebody logged in from a new device',
  'mail.new_device.body':
    'Hello {name}. Somebody logged in to your account at {site} from a device we have not seen before: {known, select, yes {{browser} on {system}} other {{program}}}, from the internet address {peer}.\nIf it was you, do nothing. If not, open the page below, end that session and change your password at once.',
  'mail.new_device.action': 'See my sessions',
  'mail.password_changed.subject': 'Your password was changed',
  'mail.password_changed.body':
    'The password of your account at {site} was changed just now, and every device was logged out.\nIf that was not you, set a new one at once with the link below and write to us.',
  'mail.password_changed.action': 'Set a new password',
})
