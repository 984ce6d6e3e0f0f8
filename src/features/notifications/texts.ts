import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { NotificationType, notifications } from './contract.ts'

const refusals: Texts<CodeOf<typeof notifications>> = {
  'notification.not_found': 'This notice is gone.',
  'letter.not_found': 'There is no such letter. Open your settings to choose what we write to you.',
}

/** Subject and message of every kind of notice. */
const notices: Texts<`notice.${NotificationType}.${'subject' | 'message'}`> = {
  'notice.sale_order_confirmation.subject': 'Order {number} is paid',
  'notice.sale_order_confirmation.message': '{store} has been told and will send it to you.',
  'notice.store_order_received.subject': 'New order {number}',
  'notice.store_order_received.message': '{sender} has paid. Pack it well and send it.',
  'notice.store_order_action.subject':
    'Order {number}: {action, select, shipped {on its way} delivered {arrived} problem {its buyer reports a problem} settled {the problem is settled} cancelled {cancelled} away {waits for its seller} other {changed}}',
  'notice.store_order_action.message':
    '{action, select, shipped {Sent with {carrier}. Confirm when it has arrived and is right.} delivered {{sender} has confirmed that the parcel arrived.} problem {The money stays reserved until it is settled. Write to each other, or look at the order.} settled {We have looked into it. The money is released as usual, in three days at the earliest.} cancelled {It was not paid in time, so nothing was bought.} away {{sender} is not here at the moment. Your money stays reserved: nobody is paid before your parcel is sent.} other {Look at the order.}}',
  'notice.reserved_credit.subject': 'Money released for order {number}',
  'notice.reserved_credit.message': '{amount} moved from your reserved to your available balance.',
  'notice.money_returned.subject': '{action, select, sent {{amount} has gone back to your card} other {{amount} goes back to your card}}',
  'notice.money_returned.message':
    '{action, select, sent {Your bank shows it within five to ten days.} other {{reason, select, mismatch {Another amount than ours was taken. You have bought nothing, and we return all of it.} other {Your bank let the payment through after {of, select, plan {the payment for your plan} other {the purchase}} had ended. You have bought nothing, and we return all of it.}}}}',
  'notice.follow_user.subject':
    '{action, select, request {{sender} asks to follow you} accepted {{sender} lets you follow} other {{sender} follows you}}',
  'notice.follow_user.message':
    '{action, select, request {Accept or decline. Without an answer the request ends after 30 days.} accepted {You now see what is meant for followers.} other {Have a look at what they collect.}}',
  'notice.level_changed.subject':
    'Your level: {level, select, none {none} bronze {Bronze} silver {Silver} gold {Gold} platinum {Platinum} other {Diamond}}',
  'notice.level_changed.message': 'Your profile shows what it was earned with, and what the next one takes.',
  'notice.membership_status_changed.subject':
    '{plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}: {action, select, bought {it is yours} stopped {it ends with the paid period} resumed {it goes on} ended {it has ended} other {your plan from now on}}',
  'notice.membership_status_changed.message':
    '{action, select, bought {What it opens is open now.} stopped {Until then you keep all of it.} resumed {It is renewed as before.} ended {You go on with the Free plan. What is over its limits is kept and can be read.} other {What it opens and limits holds from now on.}}',
}

export const notificationTexts = texts({
  ...refusals,
  ...notices,
  'mail.store_order_received.subject': 'New order {number}',
  'mail.store_order_received.body':
    '{sender} has bought from you and has paid {amount}. The money rests in your reserved balance until the parcel has arrived.\nPack it well, send it, and tell us carrier and tracking number on the order’s page.',
  'mail.store_order_received.action': 'Open the order',
  'mail.order_shipped.subject': 'Order {number} is on its way',
  'mail.order_shipped.body':
    '{store} has sent your parcel with {carrier}. {tracking}\nWhen it has arrived and is right, confirm it on the order’s page.',
  'mail.order_shipped.action': 'Follow the parcel',
  'mail.order_problem.subject': 'Order {number}: its buyer reports a problem',
  'mail.order_problem.body':
    '{problem, select, not_arrived {The parcel has not arrived, says the buyer.} damaged {The parcel has arrived damaged, says the buyer.} not_as_described {What arrived is not what was described, says the buyer.} other {Something is wrong with the parcel, says the buyer.}}\nThe money stays in your reserved balance until this is settled: by the buyer’s confirmation, or by us.',
  'mail.order_problem.action': 'Open the order',
  'mail.money_returned.subject': '{amount} goes back to your card',
  'mail.money_returned.body':
    '{reason, select, mismatch {Another amount than ours was taken from your card.} other {Your bank let a payment through after what it was for had ended.}}\nYou have bought nothing, and you need not do anything: we return all of it, {amount}, to the same card. Your bank shows it within five to ten days.',
  'mail.money_returned.action': 'Look at it',
})
