import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { contacts } from './contract.ts'

/** Codes `member.…` are translated in the slice `members`. */
type ContactRefusal = Exclude<CodeOf<typeof contacts>, `member.${string}`>

const refusals: Texts<ContactRefusal> = {
  'contacts.same': 'You have this address here already.',
  'contacts.sent_often': 'We have sent several letters already. Look into the spam folder, or try again in an hour.',
  'contacts.none_pending': 'No change of address is waiting.',
  'contacts.verify_first': 'Confirm your e-mail address first.',
  'contacts.own_session': 'Open this link in the browser where you signed up.',
  'contacts.too_many': 'You keep {most} addresses already. Remove one first.',
  'contacts.not_found': 'This address is gone already.',
}

export const contactTexts = texts({
  ...refusals,
  'mail.primary_confirm.subject': 'Confirm your new e-mail address',
  'mail.primary_confirm.body':
    'Open this link within 24 hours to use this address for your account at {site} from now on.\nIf you did not ask for it, do nothing: without the link nothing changes.',
  'mail.primary_confirm.action': 'Use this address',
  'mail.primary_warn.subject': 'Your e-mail address is about to change',
  'mail.primary_warn.body':
    'Hello {name}. Somebody, perhaps you, asked to use {email} for your account at {site} instead of this address.\nIf it was you, do nothing. If not, stop it with the link below and set a new password at once.',
  'mail.primary_warn.action': 'Stop this change',
  'mail.primary_changed.subject': 'Your e-mail address was changed',
  'mail.primary_changed.body':
    'Hello {name}. Your account at {site} now uses {email} instead of this address.\nIf that was not you, write to us at once.',
  'mail.contact_confirm.subject': 'Confirm this e-mail address',
  'mail.contact_confirm.body':
    'A member of {site} wants to keep this address as a second one. Open this link within 24 hours if that is you.\nIf not, do nothing: without the link it is not used.',
  'mail.contact_confirm.action': 'Confirm this address',
  'mail.contact_added.subject': 'A second e-mail address was added',
  'mail.contact_added.body':
    'Hello {name}. {email} is now a second address of your account at {site}.\nIf that was not you, remove it on the page below and set a new password.',
  'mail.contact_added.action': 'See my addresses',
  'mail.contact_removed.subject': 'A second e-mail address was removed',
  'mail.contact_removed.body':
    'Hello {name}. A second address of your account at {site} was removed.\nIf that was not you, set a new password at once.',
  'mail.contact_removed.action': 'See my addresses',
  'mail.contact_known.subject': 'Somebody wanted to use your address',
  'mail.contact_known.body':
    'A member of {site} asked to use this address for another account. It is yours, so nothing has changed.\nIf that was you, log in to the account that has this address.',
})
