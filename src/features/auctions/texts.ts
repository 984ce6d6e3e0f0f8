import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { auctions } from './contract.ts'

const refusals: Texts<CodeOf<typeof auctions>> = {
  'auction.not_found': 'This auction is gone, or was never yours to see.',
  'auction.wrong_state': 'That is not possible any more: this auction has changed meanwhile.',
  'auction.closed': 'This auction has ended.',
  'auction.item_not_found': 'Choose an item of your own collection.',
  'auction.unit': 'You have no such piece of this item.',
  'auction.reserve_price': 'The reserve is not below the starting bid.',
  'auction.buy_it_now_price': 'Buy it now costs at least the reserve, and 30 % more than the starting bid.',
  'auction.ends_at': 'An auction ends between 1 hour and 30 days from now.',
  'auction.shipping_option': 'Choose how it is sent, and say what that costs.',
  'auction.item_status': 'Set the item to “For auction” first.',
  'auction.item_picture': 'Bidders want to see it: give the item a picture first.',
  'auction.item_committed': 'This piece is promised to somebody already.',
  'auction.no_shipping': 'Say how it is sent: your store has no delivery rates.',
  'auction.no_address': 'Add an address first, so that bidders know where it is sent from.',
  'auction.account_inactive': 'Your payment account is not active yet.',
  'auction.limit': 'maximum limit reached',
  'auction.publish_at': 'Choose a time that lies ahead, within a year.',
  'auction.own': 'This is your own auction.',
  'auction.barred': 'You cannot bid on this auction.',
  'auction.address': 'Add an address first: this is where it would be sent.',
  'auction.delivery': 'It is not sent to the country of your address.',
  'auction.card': 'Save a card first: a bid commits you to buy.',
  'auction.too_low': 'The bid must be higher: others have bid more meanwhile.',
  'auction.not_higher': 'You are leading already: your new maximum must be higher than your old one.',
  'auction.no_buy_now': 'It cannot be bought at once any more.',
  'auction.not_retractable': 'This bid cannot be withdrawn any more.',
  'auction.too_late_to_end': 'With less than 12 hours left and the reserve not met, the auction runs to its end.',
  'auction.nobody': 'There is nobody left to whom it could be offered.',
}

const letters = {
  'mail.auction_bid.subject': 'A bid on {name}',
  'mail.auction_bid.body': 'Somebody is bidding on {name}. The price is {amount} now.',
  'mail.auction_bid.action': 'Look at the lot',
  'mail.auction_outbid.subject': 'You were outbid on {name}',
  'mail.auction_outbid.body': 'Bidder {bidder} has bid more on {name}: the price is {amount}. You can raise your maximum until the end.',
  'mail.auction_outbid.action': 'Look at the bids',
  'mail.auction_sold.subject': '{name} is sold',
  'mail.auction_sold.body': '{name} went for {amount}. Its buyer has 72 hours to pay; send it as soon as it is paid.',
  'mail.auction_sold.action': 'Look at the lot',
  'mail.auction_won.subject': 'You have won {name}',
  'mail.auction_won.body': '{name} is yours for {amount}, and postage. Pay within 72 hours.',
  'mail.auction_won.action': 'Pay now',
  'mail.auction_closed.subject':
    '{action, select, no_bids {{name} has ended without a bid} reserve {{name} has ended below its reserve} ended_early {{name} was ended by its seller} lost {{name} went to somebody else} other {{name} has ended}}',
  'mail.auction_closed.body':
    '{action, select, no_bids {Nobody has bid on {name}. You can list it again.} reserve {The bids on {name} have not reached its reserve. You may offer it to the highest bidder, or list it again.} ended_early {All bids on {name} have fallen: you owe nothing.} lost {Another bidder has {name}. You owe nothing.} unsold {The reserve of {name} was not met. You owe nothing.} other {{name} has ended.}}',
  'mail.auction_closed.action': 'Look how it went',
  'mail.auction_ending_soon.subject': '{name} ends soon',
  'mail.auction_ending_soon.body': 'Less than an hour is left for {name}.',
  'mail.auction_ending_soon.action': 'Look at the lot',
  'mail.auction_order_action.subject':
    '{action, select, remind {{name} is not paid yet} unpaid {{name} was not paid in time} defaulted {{name} was not paid} second_chance {{name} is offered to you} other {{name}}}',
  'mail.auction_order_action.body':
    '{action, select, remind {You have won {name}. Pay within 72 hours of its end, or it is taken back.} unpaid {{name} is taken back. Three unpaid lots in a year, and you cannot bid any more.} defaulted {The winner of {name} has not paid. You may offer it to the next bidder, or list it again.} second_chance {You may have {name} at your own maximum. You have 48 hours, and owe nothing if you leave it.} other {{name}}}',
  'mail.auction_order_action.action': 'Look at the lot',
}
const unfinished = {
  'erasure.open.auctions_selling': '{count, plural, one {# auction of yours is not over} other {# auctions of yours are not over}}',
  'erasure.open.auctions_bidding': '{count, plural, one {You lead # auction, or are offered it} other {You lead # auctions, or are offered them}}',
}

const lists = { 'syndication.auctions': 'Auctions, newest first' }

export const auctionTexts = texts({ 'part.auctions': 'Auctions', ...lists, ...refusals, ...letters, ...unfinished })
