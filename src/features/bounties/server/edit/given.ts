import { ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import { COIN } from '#kernel/coins.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { BountyId, bounties } from '../../contract.ts'
import { rewardOf } from '../../rules.ts'
import { keepMedias, mediasOf } from '../queries.ts'

type BountyGiven = Omit<InputOf<typeof bounties.create>, 'is_published'>

/** The columns of a bounty as its form gives them, or what is wrong. */
export async function columnsOf(tx: Tx, given: BountyGiven, user_id: Id<'members'>, currency: string) {
  const { title, description, minimum_grade, minimum_centering, item_format, target, country, days } = given
  const reward = rewardOf(given)
  if (reward === undefined) return refuse('bounty.reward')
  if (minimum_grade !== null && !(await isTerm(tx, 'grades', minimum_grade))) return refuse('bounty.minimum_grade')
  if (minimum_centering !== null && !(await isTerm(tx, 'grades', minimum_centering))) return refuse('bounty.minimum_centering')
  if (item_format !== null && !(await isTerm(tx, 'formats', item_format))) return refuse('bounty.item_format')
  const place = target === 'local' ? country : null
  if (target === 'local' && (place === null || !(await isTerm(tx, 'countries', place)))) return refuse('bounty.country')
  if (!(await ownMedias(tx, user_id, given.media_ids))) return refuse('bounty.media')
  return {
    ...{ title, description, minimum_grade, minimum_centering, item_format, target, country: place, days, reward },
    currency: given.reward_option === 'coins' ? COIN : currency,
    words: wordsIn([title]),
  }
}

/** Its pictures are public and cannot be deleted. Precondition: they are the poster's. */
export async function hangMedias(tx: Tx, id: BountyId, media_ids: readonly Id<'medias'>[]) {
  const asked = [...new Set(media_ids)]
  const gone = (await mediasOf(tx, id)).filter((media_id) => !asked.includes(media_id))
  if (gone.length) await unuseMedias(tx, gone, 'bounty', id)
  await keepMedias(tx, id, asked)
  if (!asked.length) return
  await useMedias(tx, asked, 'bounty', id)
  await publishMedias(tx, asked)
}
