import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { coinsDeposited, coinsWithdrawn, moneyDeposited } from './contract.ts'

/** Told by the slice that sells coins. */
const OWN_WORDS: ReadonlySet<string> = new Set(['coin_refund', 'coin_refund_returned'])
/** Earned many times a day: one notice for all of them. */
const OFTEN: ReadonlySet<string> = new Set(['public_item'])

const coinDeposit = notice({
  type: 'coin_deposit',
  section: 'account',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Coins come into my wallet',
    line: 'Earned by what I do here, or bought. Only bought ones are told by mail.',
    subject: '{coins, plural, one {# coin} other {# coins}} for you',
    message:
      '{code, select, catalogue_entry {Your entry is in the catalogue now.} catalogue_correction {Your correction is in the catalogue now.} public_item {For an item that you show with both pictures and all its facts.} feedback {For your feedback about a deal.} order_completed {For a completed order.} order_completed_sold {For a completed order.} coin_purchase {You have bought them.} bounty_reward {The reward of a bounty.} bounty_returned {The reward of your bounty is yours again.} flag_decided {Your flag was right.} flag_overturned {Your flag was right after all.} other {They are in your wallet.}}',
  },
  path: () => '/wallet/coins',
  tells: [
    tell(coinsDeposited, async ({ member_id, coins, code, ref_id }, { clock }) => {
      if (OWN_WORDS.has(code)) return []
      const once = OFTEN.has(code) ? (await clock()).toISOString().slice(0, 10) : ref_id
      return [
        {
          ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
          property: { coins, code },
          dedupe_key: `coins:${code}:${once}`,
          ...(code === 'coin_purchase' && { letter: { template: 'coins_bought', property: { coins, path: '/wallet/coins' } } }),
        },
      ]
    }),
  ],
})

const coinWithdraw = notice({
  type: 'coin_withdraw',
  section: 'account',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Coins leave my wallet',
    line: 'Spent, or charged.',
    subject: '{coins, plural, one {# coin has left your wallet} other {# coins have left your wallet}}',
    message:
      '{owed, plural, =0 {The statement of your coins says what for.} one {# of them was lacking. It is taken from what you earn next.} other {# of them were lacking. They are taken from what you earn next.}}',
  },
  path: () => '/wallet/coins',
  tells: [
    tell(coinsWithdrawn, ({ member_id, coins, owed, code, ref_id }) =>
      OWN_WORDS.has(code)
        ? []
        : [
            {
              ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
              property: { coins, owed, code },
              dedupe_key: `coins_left:${code}:${ref_id}`,
            },
          ],
    ),
  ],
})

/** Money of a sale is told as released, and a withdrawal that came back as returned: both have notices of their own. */
const paymentDeposit = notice({
  type: 'payment_deposit',
  section: 'account',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Money comes into my wallet',
    line: 'The reward of a bounty that I have found, or of one of mine that comes back.',
    subject: '{amount} for you',
    message:
      '{code, select, bounty_reward {The reward of a bounty.} other {The reward of your bounty is yours again.}} {owed, plural, =0 {It is in your wallet.} other {A part of it has repaid what you owed.}}',
  },
  path: () => '/wallet',
  tells: [
    tell(moneyDeposited, ({ member_id, amount, netted, currency, code, ref_id }) => [
      {
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
        property: { amount, currency, code, owed: netted },
        dedupe_key: `money:${code}:${ref_id}`,
        letter: { template: 'payment_deposit', property: { amount, currency, code, path: '/wallet' } },
      },
    ]),
  ],
})

export const ledgerNotices = [coinDeposit, coinWithdraw, paymentDeposit]
