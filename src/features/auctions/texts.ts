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

export const auctionTexts = texts(refusals)
