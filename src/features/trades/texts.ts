import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { trades } from './contract.ts'

const refusals: Texts<CodeOf<typeof trades>> = {
  'trade.not_found': 'This trade is gone, or was never yours to see.',
  'trade.wrong_state': 'That is not possible any more: this trade has changed meanwhile.',
  'trade.item': 'Choose items that can be traded now.',
  'trade.item_status': 'Only items that stand for trade can be listed: change their status first.',
  'trade.item_twice': 'Each item stands in a trade once.',
  'trade.unit': 'No piece of this item is free.',
  'trade.expiry': 'Choose an end within 90 days from now.',
  'trade.limit': 'maximum limit reached',
  'trade.publish_at': 'Choose a time that lies ahead, within a year.',
  'trade.receiver': 'These are your own items.',
  'trade_offer.empty': 'Each side gives something, and at least one gives an item.',
  'trade_offer.coins_both': 'Coins go one way only.',
  'trade_offer.coins_only': 'For this trade its owner takes coins, not items.',
  'trade_offer.stamps_only': 'For this trade its owner takes items, not coins.',
  'trade_offer.item': 'One of your items cannot be traded now: it must stand for trade or open to offers, and be free.',
  'trade_offer.item_theirs': 'One of the items you ask for cannot be traded now.',
  'trade_offer.item_twice': 'Each item stands in a trade once.',
  'trade_offer.many': 'So many items at once are for members who have traded more: {most} on this side for now.',
  'trade_offer.short': 'There are not enough coins for this.',
  'trade_offer.plan': 'Your plan does not include this part of trading.',
  'trade_offer.limit': 'maximum limit reached',
  'trade_offer.not_found': 'This offer is gone, or was never yours to see.',
  'trade_offer.wrong_state': 'That is not possible any more: this offer has changed meanwhile.',
  'trade_offer.superseded': 'These terms do not stand any more: look at the newest offer first.',
  'trade_offer.over': 'The time for this offer is over.',
  'trade_offer.items_gone': 'One of the items cannot be had any more, so nothing was accepted.',
  'trade_offer.items_changed':
    'One of the items was changed since this offer was made, so nothing was accepted. Look at it again, and make a new offer.',
  'trade_offer.own': 'This is your own trade.',
  'trade_offer.stale': 'Items of this draft have changed or left since: look through it again before you send it.',
  'trade_offer.rounds': 'This conversation has had all of its rounds: accept or reject what stands.',
  'trade_offer.reason': 'Please provide reason for offered removal',
  'trade_order.not_found': 'This trade is gone, or was never yours to see.',
  'trade_order.wrong_state': 'That is not possible any more: this trade has changed meanwhile.',
  'trade_order.own': 'You are one of its sides: another moderator settles this.',
  'trade_order.media': 'One of the pictures is gone. Choose it again.',
  'trade_order.address': 'Choose the address where your parcel goes.',
}

export const tradeTexts = texts({
  ...refusals,
  'level.traded': 'Completed trades',
  'erasure.open.trades_dealing': '{count, plural, one {# trade is under way} other {# trades are under way}}',
  'erasure.open.trades_offering': '{count, plural, one {# trade offer is open} other {# trade offers are open}}',
  'mail.trade_offer_placed.subject': 'An offer for your trade {title}',
  'mail.trade_offer_placed.body':
    '{sender} makes you an offer for {title}. Look at what both sides give; you can accept it, reject it, or answer with other terms.',
  'mail.trade_offer_placed.action': 'Look at the offer',
  'mail.trade_counter_placed.subject': 'A counter offer for {title}',
  'mail.trade_counter_placed.body': '{sender} has answered with other terms for {title}. What has changed is shown beside the earlier offer.',
  'mail.trade_counter_placed.action': 'Look at the counter offer',
  'mail.trade_offer_accepted.subject': 'Your offer for {title} is accepted',
  'mail.trade_offer_accepted.body':
    '{sender} has accepted your offer for {title}. The pieces of both sides are kept for you. Say within 72 hours where your parcel goes.',
  'mail.trade_offer_accepted.action': 'Proceed with the trade',
  'mail.trade_order_action.subject': 'Your trade {title}',
  'mail.trade_order_action.body':
    '{action, select, processing {Both have said: proceed. Send your parcel; the address is on the page of the trade.} shipped {The other parcel is on its way.} completed {Both parcels have arrived, and everything has changed hands. Say how it went.} disputed {The other side says that something is wrong. Everything stays held until it is settled.} unsent {Your parcel is waited for: the address is on the page of the trade.} other {The trade is over, and what you had put into it is free again.}}',
  'mail.trade_order_action.action': 'Look at the trade',
  'syndication.trades': 'Trades, newest first',
})
