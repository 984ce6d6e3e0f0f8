import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { albums } from '../../contract.ts'
import { freePlace } from '../../rules.ts'
import type { AlbumAnswer, MountAnswer, PageAnswer } from '../types.ts'
import type { Arranging } from './use-arrange.ts'

export interface PagePickerProps {
  album: AlbumAnswer
  page: PageAnswer
  mount: MountAnswer
  arranging: Arranging
  again: () => void
  close: () => void
}
const saved = ({ stamp_item_id, catalogue_entry_id, x, y, width, height, mount, caption }: MountAnswer) => ({
  ...{ stamp_item_id: stamp_item_id as never, catalogue_entry_id: catalogue_entry_id as never, x, y, width, height, mount, caption },
})

/** Moves a mount to the first free place of another page. */
export function PagePicker({ album, page, mount, arranging, again, close }: PagePickerProps) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const others = album.pages
    .map(({ id, title }, at) => ({ value: id as string, label: `${at + 1}${title && `: ${title}`}` }))
    .filter(({ value }) => value !== page.id)
  const [chosen, setChosen] = useState(others[0]?.value)
  const target = useMaybe(albums.page, { id: album.id as never, page_id: chosen as never }, chosen !== undefined)?.album_page
  const call = useCommand(albums.savePage)
  const place = target && freePlace(target.mounts, mount)
  async function move() {
    if (!target || !place) return
    arranging.change({ mounts: arranging.draft.mounts.filter(({ id }) => id !== mount.id) })
    const { title, subtitle, foot, quadrille, revision } = target
    const mounts = [...target.mounts.map(saved), saved({ ...mount, ...place })]
    // The page that it leaves is saved first; what both pages have is then what the server has.
    await new Promise((rest) => requestAnimationFrame(rest))
    if (!(await arranging.save())) return
    const answer = await call.run({ id: album.id as never, page_id: target.id as never, revision, title, subtitle, foot, quadrille, mounts })
    await cache.touched(new Set([`album:${album.id}`]))
    if (refused(answer)) again()
    close()
  }
  const actions = (
    <>
      <Button onClick={close}>{t`Cancel`}</Button>
      <Button variant="fill" disabled={!place} pending={call.busy ? t`Moving` : undefined} onClick={() => void move()}>{t`Move`}</Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={t`Move to another page`} actions={actions}>
      {others.length ? (
        <Select label={t`Page`} choices={others} value={chosen} onChange={({ target: { value } }) => setChosen(value)} />
      ) : (
        <p>{t`This album has one page. Make a new page first.`}</p>
      )}
      {target && !place && <Note tone="bad">{t`This page has no room for it.`}</Note>}
    </Dialog>
  )
}
