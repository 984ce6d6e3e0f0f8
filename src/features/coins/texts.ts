import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { coins } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof coins>, `payment.${string}`>> = {
  'coins.not_found': 'This purchase is gone, or was never yours to see.',
  'coins.price_changed': 'The price has changed. Look at it again before you pay.',
  'coins.wrong_state': 'That is not possible any more: this purchase has changed meanwhile.',
  'coins.refund_over': 'Coins can be given back for 14 days. They are yours to use.',
  'coins.spent': 'All coins of this pack are spent.',
  'coins.refund_refused': 'The card network did not take the refund. Your coins are in your wallet again.',
}

export const coinTexts = texts({
  ...refusals,
  'mail.coins_refunded.subject': '{coins, plural, one {# coin is given back} other {# coins are given back}}',
  'mail.coins_refunded.body':
    '{coins, plural, one {# coin was} other {# coins were}} not spent and left your wallet. {amount} returns to the card that paid. Your bank shows it within five to ten days.',
  'mail.coins_refund_refused.subject': '{coins, plural, one {# coin is} other {# coins are}} in your wallet again',
  'mail.coins_refund_refused.body':
    'The bank of your card did not accept {amount} for the coins that you gave back. So the coins are yours again, to spend or to give back to the card once more within the 14 days.',
  'mail.coins_refund_refused.action': 'Look at my coins',
  'mail.coins_refunded.action': 'Look at my coins',
})
