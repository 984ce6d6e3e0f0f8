import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { events } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof events>, `payment.${string}`>> = {
  'event.not_found': 'This event is gone, or was never yours to see.',
  'event.plan': 'Please upgrade your member ship to enable this feature.',
  'event.not_yours': 'Only those who run the event may do that.',
  'event.state': 'That is not possible any more. Look at the event again.',
  'event.order': 'It ends after it begins.',
  'event.too_long': 'One date lasts 120 days at most.',
  'event.skipped_hour': 'The clocks jump over this hour on that day. Choose another one.',
  'event.past': 'That is over already.',
  'event.no_dates': 'This rule gives no dates.',
  'event.rule': 'A recurring event needs a rule, and only such an event has one.',
  'event.cover': 'This picture is not there any more.',
  'event.organizers': 'One of these names cannot be an organizer.',
  'event.club': 'Those who run a club announce its events.',
  'event.where': 'Say where it is: a place, an address of the web, or both.',
  'event.capacity': 'More people have a place already. Take nobody’s place away: choose a larger number.',
  'event.account': 'To ask money you need an account that it can be paid out to. Open one in your wallet first.',
  'event.free': 'This event costs nothing: join it.',
  'event.ticket_needed': 'This event has a price: buy a ticket.',
  'event.price_changed': 'The price has changed. Look at it again before you pay.',
  'ticket.waiting': 'Your bank still waits for an earlier payment of this place. Nothing is charged twice.',
  'event.closed': 'It is over, or this date is called off.',
  'event.full': 'No place is free for so many. You can wait in line.',
  'event.own': 'You run this event: you need no place.',
  'event.nobody': 'Nobody of this name can be invited.',
  'event.door': 'The door opens two hours before the start.',
  'event.code': 'This code is not one of this event.',
  'participant.not_found': 'This place is gone, or was never yours to see.',
  'participant.not_yours': 'That is for the other side to answer.',
  'participant.state': 'That is not possible any more. Look at it again.',
  'participant.already_in': 'Somebody is in with this code already.',
  'calendar.range': 'Choose 400 days at most, the first before the last.',
  'calendar.month': 'Please upgrade your member ship to enable this feature.',
}
const erasure = {
  'erasure.open.event_held':
    '{count, plural, one {You hold an event that is still to come: cancel it first} other {You hold # events that are still to come: cancel them first}}',
}
const open = {
  'erasure.open.event_tickets':
    '{count, plural, one {You have a ticket that is paid: use it or give it back first} other {You have # tickets that are paid: use them or give them back first}}',
}
const inputs = {
  'input.zone': 'Choose a time zone by its name, as Europe/Oslo',
  'input.rule': 'This rule cannot be read. It repeats by days, weeks, months or years',
}
const letters = {
  'mail.event_changed.subject': '{what, select, cancelled {{event} is called off} other {{event} is at another time}}',
  'mail.event_changed.body':
    'Hello {name}. {what, select, cancelled {The date of {event} that you are going to does not take place.} other {The date of {event} that you are going to has been moved. If it does not suit you any more, give your place back, so that somebody else can come.}}',
  'mail.event_changed.action': 'Look at the event',
  'mail.ticket_bought.subject': 'Your ticket to {event}',
  'mail.ticket_bought.body': 'Hello {name}. You have paid {amount} for {event}. Your code is on its page: show it at the door.',
  'mail.ticket_bought.action': 'Look at the ticket',
  'mail.ticket_refunded.subject': '{amount} for {event} goes back to your card',
  'mail.ticket_refunded.body':
    'Hello {name}. Your ticket to {event} is given back. All of its price returns to the card that paid. Your bank shows it within five to ten days.',
  'mail.ticket_refunded.action': 'Look at the event',
}
export const eventTexts = texts({ 'part.events': 'Events and exhibitions', ...refusals, ...erasure, ...open, ...inputs, ...letters })
