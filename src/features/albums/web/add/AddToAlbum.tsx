import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useLatest, useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import { albumPath } from '../album-path.ts'
import { useTypeNames } from '../list/use-type-names.ts'

const SHOWN = 250

export interface AddToAlbumProps {
  member_id: string
  stamp_item_ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Puts what is selected into one of one's albums, or into a new one. */
export function AddToAlbum({ member_id, stamp_item_ids, onClose, onDone }: AddToAlbumProps) {
  const { t } = useLingui()
  const toast = useToast()
  const types = useTypeNames()
  const router = useRouter()
  const cache = useQueryClient()
  const found = useLatest(albums.list, { user_id: member_id as never, page_size: SHOWN }, true)?.albums.data
  const [album_id, setAlbum] = useState<string>()
  const [name, setName] = useState('')
  const [create, add] = [useCommand(albums.create), useCommand(albums.addItems)]
  const busy = create.busy || add.busy
  const chosen = album_id ?? found?.[0]?.id ?? ''
  async function save() {
    const made = chosen ? undefined : await create.run({ name })
    if (made && refused(made)) return
    const album = made?.album ?? found!.find(({ id }) => id === chosen)!
    if (made) setAlbum(album.id)
    const answer = await add.run({ id: album.id as never, stamp_item_ids: [...stamp_item_ids] as never })
    if (refused(answer)) return
    await cache.touched(new Set([`album:${album.id}`, `albums of member:${member_id}`, `stamp_items of member:${member_id}`]))
    const title = t`${plural(answer.added, { one: '# item added', other: '# items added' })}`
    toast({ title, action: { label: t`Open ${album.name}`, onPress: () => router.push(albumPath(album)) } })
    onDone()
  }
  if (!found) return null
  const choices = [
    ...found.map(({ id, name: called, type }) => ({ value: id, label: type === 'plain' ? called : `${called} (${types[type]})` })),
    { value: '', label: t`New album` },
  ]
  return (
    <Dialog open onClose={onClose} title={t`Put into an album`}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <Refused refusal={create.refusal ?? add.refusal} />
        {found.length > 0 && <Select label={t`Album`} choices={choices} value={chosen} onChange={({ target }) => setAlbum(target.value)} />}
        {chosen === '' && <TextField label={t`Name`} required maxLength={140} value={name} onChange={({ target }) => setName(target.value)} />}
        <div className="row row--wrap">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="fill" pending={busy ? t`Adding` : undefined}>{t`Add`}</Button>
        </div>
      </form>
    </Dialog>
  )
}
