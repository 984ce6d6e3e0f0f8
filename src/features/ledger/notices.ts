import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { coinsDeposited } from './contract.ts'

/** Earned many times a day: one notice for all of them. */
const OFTEN: ReadonlySet<string> = new Set(['public_item'])

const coinDeposit = notice({
  type: 'coin_deposit',
  section: 'account',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'I have earned coins',
    line: 'For what I have added to the catalogue, or for items that I show.',
    subject: '{coins, plural, one {# coin} other {# coins}} for you',
    message:
      '{code, select, catalogue_entry {Your entry is in the catalogue now.} catalogue_correction {Your correction is in the catalogue now.} public_item {For an item that you show with both pictures and all its facts.} feedback {For your feedback about a deal.} order_completed {For a completed order.} order_completed_sold {For a completed order.} other {They are in your wallet.}}',
  },
  path: () => '/wallet',
  tells: [
    tell(coinsDeposited, async ({ member_id, coins, code, ref_id }, { clock }) => {
      const once = OFTEN.has(code) ? (await clock()).toISOString().slice(0, 10) : ref_id
      return [
        {
          ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
          property: { coins, code },
          dedupe_key: `coins:${code}:${once}`,
        },
      ]
    }),
  ],
})

export const ledgerNotices = [coinDeposit]
