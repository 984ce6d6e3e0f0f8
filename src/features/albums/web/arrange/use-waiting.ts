import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { albums } from '../../contract.ts'
import type { MountAnswer } from '../types.ts'

/** Shown at once; what comes after them shows as soon as these are placed. */
const SHOWN = 50

/** What waits for a page, without what has just been laid and is not saved yet. */
export function useWaiting(album_id: string, mounts: readonly MountAnswer[]): { items: readonly ItemAnswer[]; total: number } {
  const found = useMaybe(albums.items, { id: album_id as never, placed: false, page_size: SHOWN }, true)?.stamp_items
  const laid = new Set(mounts.map(({ stamp_item_id }) => stamp_item_id as string))
  const items = (found?.data ?? []).filter(({ id }) => !laid.has(id))
  const hidden = (found?.data.length ?? 0) - items.length
  return { items, total: (found?.total ?? 0) - hidden }
}
