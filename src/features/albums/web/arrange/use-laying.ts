import { useLingui } from '@lingui/react/macro'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { doOverlap, freePlace, intoField, mountSize } from '../../rules.ts'
import type { AlbumAnswer, MountAnswer } from '../types.ts'
import type { EntryAnswer } from './EntryPicker.tsx'
import type { Arranging } from './use-arrange.ts'

/** Lays items and holes on the page, and takes them off. */
export function useLaying({ mount: colour }: AlbumAnswer, arranging: Arranging, select: (id: string | undefined) => void) {
  const { t } = useLingui()
  const toast = useToast()
  const { mounts } = arranging.draft
  function lay(of: Omit<MountAnswer, 'id' | 'x' | 'y' | 'width' | 'height' | 'mount'>, at?: { x: number; y: number }) {
    const size = mountSize(of)
    const wished = at && intoField({ x: Math.round((at.x - size.width / 2) / 10) * 10, y: Math.round((at.y - size.height / 2) / 10) * 10, ...size })
    const box = wished && !mounts.some((one) => doOverlap(one, wished)) ? wished : freePlace(mounts, size)
    if (!box) return void toast({ title: t`This page has no room for it. Make a new page.`, tone: 'bad' })
    const id = crypto.randomUUID()
    arranging.change({ mounts: [...mounts, { ...of, ...box, id, mount: colour }] })
    select(id)
    // The new mount takes the focus, so that the arrow keys move it at once.
    requestAnimationFrame(() => document.querySelector<SVGElement>(`[data-mount="${id}"]`)?.focus())
  }
  return {
    place(item: ItemAnswer, at?: { x: number; y: number }) {
      const [number] = item.catalogue_number
      const called = number ? { type: number.type, name: number.type, number: number.number } : null
      const { name, denomination, width_mm, height_mm } = item
      const of = {
        stamp_item_id: item.id as MountAnswer['stamp_item_id'],
        catalogue_entry_id: null,
        catalogue_number: called,
        media: item.medias[0] ?? null,
      }
      lay({ ...of, name, denomination, width_mm, height_mm, caption: denomination || name.slice(0, 120) }, at)
    },
    placeEntry({ id, name, denomination, width_mm, height_mm, catalogue_number: [number], media }: EntryAnswer) {
      const called = number ? { type: number.type, name: number.symbol, number: number.number } : null
      const of = { stamp_item_id: null, catalogue_entry_id: id as MountAnswer['catalogue_entry_id'], catalogue_number: called, media }
      lay({ ...of, name, denomination, width_mm, height_mm, caption: denomination || name.slice(0, 120) })
    },
    takeOff(mount: MountAnswer) {
      arranging.change({ mounts: mounts.filter(({ id }) => id !== mount.id) })
      select(undefined)
    },
  }
}
