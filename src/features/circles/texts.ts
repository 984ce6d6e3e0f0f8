import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { circles } from './contract.ts'

const refusals: Texts<CodeOf<typeof circles>> = {
  'circle.not_found': 'This circle is gone, or was never yours to see.',
  'circle.wrong_state': 'That is not possible any more: this circle has changed meanwhile.',
  'circle.address': 'Choose the address where your parcel goes.',
  'circle.items_gone': 'One of the items cannot be had any more, so nothing was accepted.',
  'circle.short': 'There are not enough coins for your deposit.',
}

export const circleTexts = texts({
  ...refusals,
  'erasure.open.circles': '{count, plural, one {# trade circle is under way} other {# trade circles are under way}}',
  'mail.circle_asked.subject': 'A trade circle of {size} for you',
  'mail.circle_asked.body':
    'Nobody has what you want and wants what you have; together the {size} of you do. Look at who would send what to whom. All have 72 hours to accept: otherwise nothing happens.',
  'mail.circle_asked.action': 'Look at the circle',
  'mail.circle_action.subject': 'Your trade circle {number}',
  'mail.circle_action.body':
    '{action, select, running {All have accepted. Send your parcel: the address is on the page of the circle.} shipped {A parcel of your circle is on its way.} done {Every parcel has arrived, and the circle is done.} other {The circle has ended, and your deposit is free again.}}',
  'mail.circle_action.action': 'Look at the circle',
})
