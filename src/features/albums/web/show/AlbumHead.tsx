import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import { albumPath } from '../album-path.ts'
import { ItemPicker } from '../arrange/pickers.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Album.module.css'
import { pageAddress } from './page-address.ts'

interface AlbumHeadProps {
  album: AlbumAnswer
  title: string
  number: number
  arranging: boolean
}

/** What the album is called, and what its owner does with it. */
export function AlbumHead({ album, title, number, arranging }: AlbumHeadProps) {
  const { t } = useLingui()
  const paged = album.pages.length > 0
  const views = [
    { value: 'view', label: t`View`, href: pageAddress(album, number, false), pressed: !arranging },
    { value: 'arrange', label: t`Arrange`, href: pageAddress(album, number, true), pressed: arranging },
  ]
  return (
    <>
      <div className={css.head}>
        <h1>{title}</h1>
        {!arranging && (
          <span className="muted">
            <Plural value={album.item_count} one="# item" other="# items" />
          </span>
        )}
        {album.is_private && <span className="badge">{t`Only you see it`}</span>}
        <div className={css.acts}>
          {album.own && paged && <Segments label={t`Mode`} segments={views} />}
          {paged && <Button size="s" icon="printer" href={`/print-album/${album.id}?page=${number}`}>{t`Print`}</Button>}
          {album.own && !arranging && <OwnActs album={album} />}
        </div>
      </div>
      {album.own && !album.own.may_grow && <OverLimit />}
    </>
  )
}

function OwnActs({ album }: { album: AlbumAnswer }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState(false)
  const arrange = useArrangeAll(album)
  const waiting = album.own!.waiting
  return (
    <>
      {waiting > 0 && album.own!.may_grow && (
        <Button size="s" icon="squares-four" pending={arrange.busy ? t`Arranging` : undefined} onClick={() => void arrange.run()}>
          {t`${plural(waiting, { one: 'Lay # item on pages', other: 'Lay # items on pages' })}`}
        </Button>
      )}
      <Button size="s" icon="pencil-simple" href={albumPath(album, 'edit')}>{t`Edit`}</Button>
      {album.own!.may_grow && <Button size="s" variant="fill" icon="plus" onClick={() => setAdding(true)}>{t`Add items`}</Button>}
      {adding && <ItemPicker album={album} close={() => setAdding(false)} />}
    </>
  )
}

/** Everything that waits comes onto new pages, in rows. */
function useArrangeAll(album: AlbumAnswer) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const call = useCommand(albums.arrange)
  return {
    busy: call.busy,
    async run() {
      const answer = await call.run({ id: album.id })
      if (refused(answer)) return
      toast({ title: t`${plural(answer.placed, { one: '# item laid on a page', other: '# items laid on pages' })}` })
      await cache.touched(new Set([`album:${album.id}`]))
      router.push(pageAddress(album, album.pages.length + 1, false))
    },
  }
}

function OverLimit() {
  const { t } = useLingui()
  return (
    <Note tone="info">
      {t`Your plan has fewer albums than you have: this one is kept, but nothing can be added to it.`}{' '}
      <button type="button" className="link" onClick={() => askUpgrade({ limit: 'albums' })}>{t`Upgrade Membership`}</button>
    </Note>
  )
}
