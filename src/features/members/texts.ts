import { texts } from '#kernel/texts.ts'

export const memberTexts = texts({
  // Used by slices above that show members.
  'member.not_found': 'This member is gone, or was never yours to see.',
  'mail.suspended.subject': 'Your account was suspended',
  'mail.suspended.body':
    'Dear {name}, your account at {site} was suspended. The reason given: {reason}\nYou cannot log in, and what you have listed is not shown. Orders that are under way are still carried out.\nIf you think that is a mistake, {contact, select, none {write to us on the page below.} other {answer this letter, write to {contact} or use the page below.}}',
  'mail.suspended.action': 'Write to us',
  'mail.suspension_lifted.subject': 'Your account is open again',
  'mail.suspension_lifted.body':
    'Dear {name}, the suspension of your account at {site} was lifted. You can log in again, and what you have listed is shown as before.',
  'mail.suspension_lifted.action': 'Log in',
})
