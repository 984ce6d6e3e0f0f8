import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { circles } from './contract.ts'

const refusals: Texts<CodeOf<typeof circles>> = {
  'circle.not_found': 'This circle is gone, or was never yours to see.',
  'circle.wrong_state': 'That is not possible any more: this circle has changed meanwhile.',
  'circle.address': 'Choose the address where your parcel goes.',
  'circle.items_gone': 'One of the items cannot be had any more, so nothing was accepted.',
  'circle.complaint_not_found': 'This complaint is gone, or was never yours to see.',
  'circle.complaint_wrong_state': 'That is not possible any more: this complaint has moved on meanwhile.',
  'circle.media': 'One of the pictures is gone. Choose it again.',
  'circle.own': 'You are a member of this circle: another moderator decides.',
  'circle.short': 'There are not enough coins for your deposit.',
}

export const circleTexts = texts({
  ...refusals,
  'level.circled': 'Trade circles',
  'erasure.open.circles': '{count, plural, one {# trade circle is under way} other {# trade circles are under way}}',
  'mail.circle_asked.subject': 'A trade circle of {size} for you',
  'mail.circle_asked.body':
    'Nobody has what you want and wants what you have; together the {size} of you do. Look at who would send what to whom. All have 72 hours to accept: otherwise nothing happens.',
  'mail.circle_asked.action': 'Look at the circle',
  'mail.circle_action.subject': 'Your trade circle {number}',
  'mail.circle_action.body':
    '{action, select, running {All have accepted. Send your parcel: the address is on the page of the circle.} shipped {A parcel of your circle is on its way.} delivered {The parcels count as arrived. Say within seven days if yours has not, or not as promised: on the page of the circle you can complain.} done {Every parcel has arrived, and the circle is done.} other {The circle has ended, and your deposit is free again.}}',
  'mail.circle_complaint.subject': 'A complaint in your trade circle {number}',
  'mail.circle_complaint.body':
    '{action, select, opened {Whoever waits for your parcel says that something is wrong with it. Answer within five days; then a moderator decides. Until then your deposit stays held.} answered {What you have complained about was answered. A moderator decides now.} unanswered {Your complaint was not answered in time. A moderator decides now.} withdrawn {Your parcel has arrived after all: the complaint is over, and your deposit is free again.} other {{outcome, select, sender {A moderator has decided: the parcel was as promised, and its deposit goes back to whoever sent it.} other {A moderator has decided: the parcel was not as promised, and its deposit goes to whoever waited for it.}}}}',
  'mail.circle_complaint.action': 'Look at the circle',
  'mail.circle_action.action': 'Look at the circle',
})
