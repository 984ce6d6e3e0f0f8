import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { coinsRefunded } from './contract.ts'

const coinRefund = notice({
  type: 'coin_refund',
  section: 'account',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Coins that I bought are given back',
    line: 'What is not spent of a pack, within 14 days.',
    subject: '{coins, plural, one {# coin is given back} other {# coins are given back}}',
    message: 'Their price returns to the card that paid. Your bank shows it within five to ten days.',
  },
  path: () => '/wallet/coins',
  tells: [
    tell(coinsRefunded, ({ member_id, purchase_id, coins, amount, currency }) => [
      {
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), property: { coins, amount, currency } },
        dedupe_key: `coins_refunded:${purchase_id}`,
        letter: { template: 'coins_refunded', property: { coins, amount, currency, path: '/wallet/coins' } },
      },
    ]),
  ],
})

export const coinNotices = [coinRefund]
