import { texts } from '#kernel/texts.ts'

export const memberTexts = texts({
  // Used by slices above that show members.
  'member.not_found': 'This member is gone, or was never yours to see.',
  'mail.suspended.subject': 'Your account was suspended',
  'mail.suspended.body':
    'Dear {name}, your account at {site} was suspended. The reason given: {reason}\n{until, select, none {It has no end date: it lasts until we lift it.} other {It lasts until {until}.}} Until then you cannot log in, and what you have listed is not shown. Orders that are under way are still carried out.\nIf you think that is a mistake, {contact, select, none {write to us on the page below.} other {answer this letter, write to {contact} or use the page below.}}',
  'mail.suspended.action': 'Write to us',
  'mail.suspension_lifted.subject': 'Your account is open again',
  'mail.suspension_lifted.body':
    'Dear {name}, the suspension of your account at {site} was lifted. You can log in again, and what you have listed is shown as before.',
  'mail.suspension_lifted.action': 'Log in',
  'mail.plan_given.subject': 'Your plan is now {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}',
  'mail.plan_given.body':
    'Dear {name}, the operator of {site} has changed your plan: from now on it is {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}. Nothing was charged.\nWhatever is over its limits is kept and can be read; it only stops growing. If you did not ask for it, {contact, select, none {write to us.} other {answer this letter or write to {contact}.}}',
  'mail.plan_given.action': 'Open my plan',
  'level.month': 'Months as a member',
})
