import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { albums } from '#features/albums/contract.ts'
import type { MediaId } from '#features/media/contract.ts'
import { upload } from '#features/media/web/public.tsx'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { scanner } from '../contract.ts'
import type { Backs } from './backs/use-backs.ts'
import type { FramedPiece } from './edits.ts'
import { forgetScans } from './keep/database.ts'
import type { TypedWords } from './keep/kept-page.ts'
import { factsOf, readingOf } from './reading-of.ts'
import { useColourNames } from './use-colour-names.ts'
import type { Measures } from './use-measures.ts'
import type { Scan } from './use-scan.ts'

/** One piece after another: its picture, the item, what was measured; at last the album. What was saved leaves the page. */
export function useSaving(scan: Scan, measures: Measures, backs: Backs) {
  const { t } = useLingui()
  const [common, setCommon] = useState(scan.page!.words.common)
  const [names, setNames] = useState(scan.page!.words.names)
  const [state, setState] = useState({ busy: false, done: 0, of: 0, failed: 0 })
  const stopped = useRef(false)
  const saved = useRef<StampItemId[]>([])
  const saveOne = useSaveOne(scan, measures, { backs, common })
  const finish = useFinish(common.album_id)
  async function save() {
    const { pieces } = scan.edits
    stopped.current = false
    const left: FramedPiece[] = []
    const gone = new Set<string>()
    for (const [at, piece] of pieces.entries()) {
      setState({ busy: true, done: at, of: pieces.length, failed: 0 })
      const number = at + 1
      const id = stopped.current ? undefined : await saveOne(piece, names[piece.key]?.trim() || t`Piece ${number}`).catch(() => undefined)
      if (id) {
        saved.current.push(id)
        // Kept at once: after a crash it is not saved twice.
        gone.add(piece.key)
        scan.setEdits({ pieces: pieces.filter(({ key }) => !gone.has(key)), before: [] })
      } else left.push(piece)
    }
    const filed = saved.current.length === 0 || (await finish(saved.current, left.length === 0))
    if (filed) saved.current = []
    setState({ busy: false, done: 0, of: 0, failed: stopped.current ? 0 : left.length })
    scan.setEdits({ pieces: left, before: [] })
  }
  const stop = () => {
    stopped.current = true
  }
  return { ...state, common, setCommon, names, setName: (key: string, name: string) => setNames({ ...names, [key]: name }), save, stop }
}
export type Saving = ReturnType<typeof useSaving>

interface Beside {
  readonly backs: Backs
  readonly common: TypedWords['common']
}
function useSaveOne({ page }: Scan, measures: Measures, { backs, common: { condition, country } }: Beside) {
  const create = useCommand(stampItems.create)
  const keep = useCommand(scanner.keep, { aside: true })
  const colours = useColourNames()
  return async (piece: FramedPiece, name: string) => {
    const { file, measured } = await measures.cut(piece)
    const back = backs.backs?.pairs[piece.key]
    const pictures = back === undefined ? [file] : [file, (await backs.cut(back)).file]
    const media_ids = await uploaded(pictures)
    if (!media_ids) return undefined
    const near = measured.colour ? colours.nearest(measured.colour) : []
    const facts = factsOf(measured, piece.shape === 'round')
    const answer = await create.run({
      name,
      media_ids,
      condition: condition || null,
      country: country || null,
      ...facts,
      item_kind: piece.shape === 'round' ? 'coin' : 'stamp',
    })
    if (refused(answer)) return undefined
    const { id } = answer.stamp_item
    // The item is kept even where its measures are not: they can be taken again.
    await keep.run({
      id,
      reading: readingOf(measured, { colours: near, angle: piece.rect.angle, scale: page?.scale.by ?? 'unknown' }),
    })
    return id
  }
}

/** All of them, in this order; without one of them none. */
async function uploaded(pictures: readonly Blob[]) {
  const ids: MediaId[] = []
  for (const picture of pictures) {
    const { media } = await upload(new File([picture], 'piece.jpg', { type: picture.type }))
    if (!media) return undefined
    ids.push(media.id)
  }
  return ids
}

/** Into the album, and there; without one, into the box. False: the album did not take them, they are tried again with the next. */
function useFinish(album_id: string) {
  const { t } = useLingui()
  const { run } = useCommand(albums.addItems)
  const toast = useToast()
  const router = useRouter()
  const { member_id } = useData(scanner.left, {})
  const store = useQueryClient()
  return async (ids: readonly StampItemId[], all: boolean) => {
    const added = album_id ? await run({ id: album_id as GivenOf<typeof albums.addItems>['id'], stamp_item_ids: [...ids] }) : undefined
    store.removeQueries({ type: 'inactive' })
    if (added && refused(added)) return false
    const count = ids.length
    toast({ title: t`Saved to your collection: ${count}` })
    if (all) await forgetScans()
    if (all) router.push(album_id ? `/albums/${album_id}/show` : `/user/${member_id}/stamp-items`)
    return true
  }
}
