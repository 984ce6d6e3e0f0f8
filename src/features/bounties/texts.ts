import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { bounties } from './contract.ts'

const refusals: Texts<CodeOf<typeof bounties>> = {
  'bounty.not_found': 'This bounty is gone, or was never yours to see.',
  'bounty.wrong_state': 'That is not possible any more: this bounty has changed meanwhile.',
  'bounty.reward': 'Name the reward, either in money or in coins.',
  'bounty.minimum_grade': 'Choose a grade from the list.',
  'bounty.minimum_centering': 'Choose a centering from the list.',
  'bounty.item_format': 'Choose a format from the list.',
  'bounty.country': 'Say in which country it must be.',
  'bounty.media': 'Choose pictures of your own.',
  'bounty.publish_at': 'Choose a time that lies ahead, within a year.',
  'bounty.short': 'You have less than this reward available, so it cannot be held.',
  'bounty.limit': 'maximum limit reached',
  'bounty.accepted': 'You have accepted an offer: say that it arrived, or wait until its 14 days are over.',
  'bounty.none_accepted': 'Accept an offer first.',
  'bounty_offer.no_bounty': 'This bounty is gone, or was never yours to see.',
  'bounty_offer.own': 'This is your own bounty.',
  'bounty_offer.closed': 'This bounty takes no offers any more.',
  'bounty_offer.not_listed': 'List this item for sale first: then you can offer it.',
  'bounty_offer.thing': 'This is not on the market, or not yours to offer.',
  'bounty_offer.link': 'Name a page of a house that we know, beginning with https://.',
  'bounty_offer.standing': 'You have offered this already.',
  'bounty_offer.many': 'Five offers of yours wait here: its poster has heard you.',
  'bounty_offer.limit': 'maximum limit reached',
  'bounty_offer.not_found': 'This offer is gone, or was never yours to see.',
  'bounty_offer.wrong_state': 'That is not possible any more: this offer has changed meanwhile.',
  'bounty_offer.other_accepted': 'You have accepted another offer: buy that one, or wait until its 14 days are over.',
}

export const bountyTexts = texts({
  ...refusals,
  'erasure.open.bounty_held': 'The reward of an open bounty holds {amount} of yours',
  'mail.bounty_offer_placed.subject': 'An offer for your bounty {title}',
  'mail.bounty_offer_placed.body': '{sender} has found something for your bounty {title}. Compare it with what you want, and accept or reject it.',
  'mail.bounty_offer_placed.action': 'Look at the offer',
  'mail.bounty_offer_accepted.subject': 'Your offer for {title} is accepted',
  'mail.bounty_offer_accepted.body':
    'The poster of {title} now sees where it is, and has 14 days to buy it. The reward is yours when it has arrived.',
  'mail.bounty_offer_accepted.action': 'Look at the offer',
  'syndication.bounties': 'Bounties, newest first',
})
