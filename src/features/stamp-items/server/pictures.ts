import { hideMedias, publishMedias, unuseMedias, useEach, useMedias } from '#features/media/server/public.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { isShown } from '../rules.ts'
import { unseenPictures } from './queries.ts'

interface ShownPictures {
  readonly id: string
  readonly status: string
  readonly media_ids: readonly string[]
}

/** Pictures are marked as used, so that they are not deleted; those of visible items become public. */
export async function hang(tx: Tx, { id, status, media_ids }: ShownPictures, before: readonly string[] = []) {
  const gone = before.filter((media_id) => !media_ids.includes(media_id))
  if (gone.length) await unuseMedias(tx, gone, 'stamp_item', id)
  await useMedias(tx, media_ids, 'stamp_item', id)
  if (isShown(status)) await publishMedias(tx, media_ids)
  await concealPictures(tx, isShown(status) ? gone : [...gone, ...media_ids])
}

/** What nothing public shows any more has no public address any more. */
export async function concealPictures(tx: Tx, media_ids: readonly string[]) {
  if (media_ids.length) await hideMedias(tx, await unseenPictures(tx, media_ids))
}

/** Many at once, after their statuses changed. */
export async function showPictures(tx: Tx, items: readonly Pick<ShownPictures, 'status' | 'media_ids'>[]) {
  const [seen, unseen] = [items.filter(({ status }) => isShown(status)), items.filter(({ status }) => !isShown(status))]
  const shown = seen.flatMap(({ media_ids }) => media_ids)
  if (shown.length) await publishMedias(tx, shown)
  await concealPictures(
    tx,
    unseen.flatMap(({ media_ids }) => media_ids),
  )
}

/** Items that come back hold their pictures again. */
export async function usePicturesOf(tx: Tx, items: readonly ShownPictures[]) {
  const pairs = items.flatMap(({ id, media_ids }) => media_ids.map((media_id) => ({ media_id, subject_id: id })))
  await useEach(tx, pairs, 'stamp_item')
  await showPictures(tx, items)
}

export const takeDown = (tx: Tx, id: string, media_ids: readonly string[]) => unuseMedias(tx, media_ids, 'stamp_item', id)
