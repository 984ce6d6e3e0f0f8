import type { GivenOf } from '#kernel/operation.ts'
import type { bounties } from '../contract.ts'
import type { BountyAnswer } from './bounty-words.ts'

export interface BountyDraft {
  title: string
  description: string
  minimum_grade: string
  minimum_centering: string
  item_format: string
  target: 'local' | 'worldwide'
  country: string
  reward_option: 'money' | 'coins'
  offered_amount: number | undefined
  offered_coins: number | undefined
  days: number | undefined
}
export const blank: BountyDraft = {
  ...{ title: '', description: '', minimum_grade: '', minimum_centering: '', item_format: '', target: 'worldwide', country: '' },
  ...{ reward_option: 'coins', offered_amount: undefined, offered_coins: undefined, days: 30 },
}
export const draftOf = (bounty: BountyAnswer): BountyDraft => ({
  ...{ title: bounty.title, description: bounty.description, target: bounty.target, reward_option: bounty.reward_option, days: bounty.days },
  ...{ minimum_grade: bounty.minimum_grade ?? '', minimum_centering: bounty.minimum_centering ?? '', item_format: bounty.item_format ?? '' },
  ...{ country: bounty.country ?? '', offered_amount: bounty.offered_amount ?? undefined, offered_coins: bounty.offered_coins ?? undefined },
})

/** As the operation takes it; of the two rewards only the chosen one. */
export function givenOf(draft: BountyDraft, media_ids: readonly string[]): Omit<GivenOf<typeof bounties.create>, 'is_published'> {
  const { title, description, target, reward_option, days } = draft
  const in_money = reward_option === 'money'
  return {
    ...{ title, description, target, reward_option, days: (days ?? null) as number, media_ids: [...media_ids] as never[] },
    ...{ minimum_grade: draft.minimum_grade || null, minimum_centering: draft.minimum_centering || null, item_format: draft.item_format || null },
    country: target === 'local' ? draft.country || null : null,
    offered_amount: in_money ? (draft.offered_amount ?? null) : null,
    offered_coins: in_money ? null : (draft.offered_coins ?? null),
  }
}
