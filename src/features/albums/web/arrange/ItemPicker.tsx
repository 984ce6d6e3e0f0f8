import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useLatest, useQueryClient } from '#web/query/hooks.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Picker.module.css'

const SHOWN = 50

/** Chooses items of the collection that are not in this album yet; several at once. */
export function ItemPicker({ album, close }: { album: AlbumAnswer; close: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const call = useCommand(albums.addItems)
  const found = useLatest(stampItems.list, { user_id: album.user_id as never, search: search.trim(), page_size: SHOWN }, true)?.stamp_items.data ?? []
  const items = found.filter(({ album_ids, lot_id, set_id }) => ![...album_ids, lot_id, set_id].includes(album.id))
  const pick = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  async function add() {
    const answer = await call.run({ id: album.id as never, stamp_item_ids: chosen as never })
    if (refused(answer)) return
    toast({ title: t`${plural(answer.added, { one: '# item added', other: '# items added' })}` })
    await cache.touched(new Set([`album:${album.id}`, `stamp_items of member:${album.user_id}`]))
    close()
  }
  const actions = (
    <>
      <Button onClick={close}>{t`Cancel`}</Button>
      <Button variant="fill" disabled={!chosen.length} pending={call.busy ? t`Adding` : undefined} onClick={() => void add()}>
        {chosen.length ? t`${plural(chosen.length, { one: 'Add # item', other: 'Add # items' })}` : t`Add`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={t`Add items`} wide actions={actions}>
      <Refused refusal={call.refusal} />
      <TextField label={t`Search your items`} type="search" maxLength={80} value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className={css.choices}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-pressed={chosen.includes(item.id)} onClick={() => pick(item.id)}>
              <span className={css.well}>
                {item.medias[0] && <ItemPicture picture={pictureOf(item.medias[0], item)} alt="" sizes="120px" scaled={false} />}
              </span>
              <b>{item.name}</b>
              <small>{[item.country, item.year_issued].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
      {!items.length && <p className="text-2">{search ? t`Nothing found. Try fewer words.` : t`Everything you have is in this album.`}</p>}
    </Dialog>
  )
}
