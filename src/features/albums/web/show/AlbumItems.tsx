import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ItemAnswer, Stockbook } from '#features/stamp-items/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { albums } from '../../contract.ts'
import type { AlbumId } from '../../shapes.ts'
import { ItemPicker } from '../arrange/pickers.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Album.module.css'
import { itemsAsked } from './album-place.ts'
import { ItemRows } from './ItemRows.tsx'
import { MakeLotItem } from './MakeLotItem.tsx'
import { usePages } from './PageTabs.tsx'

/** Items that lie on no page; where the album has no page, all of them, as in a stockbook. */
export function AlbumItems({ album }: { album: AlbumAnswer }) {
  const { t } = useLingui()
  const paged = album.pages.length > 0
  const { stamp_items: found } = useData(albums.items, itemsAsked(album.id as AlbumId, paged))
  if (!found.data.length) return paged ? null : <NoItems album={album} />
  const title = paged ? t`On no page` : t`Items`
  return (
    <section className={css.rest} aria-labelledby="rest">
      <div className={css.head}>
        <h2 id="rest">{title}</h2>
        {album.own && !paged && album.own.may_grow && <FirstPage album={album} />}
        {album.own && album.type === 'lot' && <MakeLotItem album={album} items={found.data} />}
      </div>
      <Stockbook items={found.data} label={title} />
      {album.own && <ItemRows album={album} items={found.data as readonly ItemAnswer[]} />}
    </section>
  )
}

function FirstPage({ album }: { album: AlbumAnswer }) {
  const { t } = useLingui()
  const { add, busy } = usePages(album, true)
  return <Button size="s" icon="plus" pending={busy ? t`Making` : undefined} onClick={() => void add()}>{t`Begin with an empty page`}</Button>
}

function NoItems({ album }: { album: AlbumAnswer }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState(false)
  if (!album.own) return <EmptyState title={t`Nothing to see yet`} line={t`This album shows no items.`} />
  return (
    <>
      <EmptyState
        title={t`An empty album`}
        line={t`Choose items of your collection; then lay them on pages.`}
        action={album.own.may_grow && <Button variant="fill" icon="plus" onClick={() => setAdding(true)}>{t`Add items`}</Button>}
      />
      {adding && <ItemPicker album={album} close={() => setAdding(false)} />}
    </>
  )
}
