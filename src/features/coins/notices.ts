import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { coinRefundRefused, coinsRefunded } from './contract.ts'

const coinRefund = notice({
  type: 'coin_refund',
  section: 'account',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Coins that I bought are given back',
    line: 'What is not spent of a pack, within 14 days.',
    subject:
      '{kind, select, refused {{coins, plural, one {# coin is} other {# coins are}} in your wallet again} other {{coins, plural, one {# coin is given back} other {# coins are given back}}}}',
    message:
      '{kind, select, refused {The bank of your card did not accept the money. The coins are yours again.} other {Their price returns to the card that paid. Your bank shows it within five to ten days.}}',
  },
  path: () => '/wallet/coins',
  tells: [
    tell(coinsRefunded, ({ member_id, refund_id, coins, amount, currency }) => [
      {
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), property: { kind: 'sent', coins, amount, currency } },
        dedupe_key: `coins_refunded:${refund_id}`,
        letter: { template: 'coins_refunded', property: { coins, amount, currency, path: '/wallet/coins' } },
      },
    ]),
    tell(coinRefundRefused, ({ member_id, refund_id, coins, amount, currency }) => [
      {
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), property: { kind: 'refused', coins, amount, currency } },
        dedupe_key: `coins_refund_refused:${refund_id}`,
        letter: { template: 'coins_refund_refused', property: { coins, amount, currency, path: '/wallet/coins' } },
      },
    ]),
  ],
})

export const coinNotices = [coinRefund]
