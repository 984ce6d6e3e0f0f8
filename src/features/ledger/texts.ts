import { texts } from '#kernel/texts.ts'

/** Balances that block the erasure of an account. */
const unfinished = {
  'erasure.open.money_reserved': '{amount} of yours is reserved until parcels have arrived',
  'erasure.open.money_available': '{amount} of yours is in your wallet. Sign in, and say what becomes of it when you erase your account',
  'erasure.open.money_owed': '{amount} is owed by you',
}

export const ledgerTexts = texts({
  ...unfinished,
  'mail.coins_bought.subject': '{coins, plural, one {# coin is in your wallet} other {# coins are in your wallet}}',
  'mail.coins_bought.body':
    'You have bought {coins, plural, one {# coin} other {# coins}}. Coins settle trades and bounties; they never turn into money. What you do not spend can be given back for 14 days.',
  'mail.coins_bought.action': 'Look at my coins',
  'mail.payment_deposit.subject': '{amount} is in your wallet',
  'mail.payment_deposit.body':
    '{code, select, bounty_reward {{amount} is the reward of a bounty that you have found.} other {Your bounty has ended, and its reward of {amount} is yours again.}} You can withdraw it to your bank.',
  'mail.payment_deposit.action': 'Open my wallet',
})
