import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { albums } from '../../contract.ts'
import { albumPath, albumsPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Album.module.css'
import { AlbumHead } from './AlbumHead.tsx'
import { AlbumItems } from './AlbumItems.tsx'
import type { AlbumPlace } from './album-place.ts'
import { openedPages, pageNumber } from './opened-pages.ts'
import { PageTabs } from './PageTabs.tsx'
import { Spread } from './Spread.tsx'

/** For its owner, and of no use without script. */
const Arrange = lazyPart(() => import('../arrange/Arrange.tsx').then((part) => part.Arrange))

export function Album({ album, place }: { album: AlbumAnswer; place: AlbumPlace }) {
  const { t } = useLingui()
  const number = pageNumber(album, place)
  const arranging = place.arranging && album.own !== null && album.pages.length > 0
  const title = arranging ? t`${album.name}, page ${number}` : album.name
  const opened = openedPages(album, place)
  const all = album.own ? t`My Albums` : t`${album.user.full_name}: albums`
  return (
    <main id="main" className={`page ${css.album}`} tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs
        crumbs={[
          { label: all, href: albumsPath(album.user_id, album.type) },
          ...(arranging ? [{ label: album.name, href: albumPath(album) }, { label: t`Page ${number}` }] : [{ label: album.name }]),
        ]}
      />
      <AlbumHead {...{ album, title, number, arranging }} />
      {!arranging && album.description && <p className={css.words}>{album.description}</p>}
      {arranging && opened[0] ? (
        <Bound key={opened[0].id} album={album} page_id={opened[0].id} />
      ) : (
        opened.length > 0 && <Spread album={album} page_ids={opened.map(({ id }) => id)} />
      )}
      {album.pages.length > 0 && <PageTabs {...{ album, number, arranging }} />}
      {!arranging && <AlbumItems album={album} />}
    </main>
  )
}

/** After a conflict the bench begins anew with what the server has. */
function Bound({ album, page_id }: { album: AlbumAnswer; page_id: string }) {
  const [attempt, setAttempt] = useState(0)
  const { album_page } = useData(albums.page, { id: album.id, page_id: page_id as never })
  return <Arrange key={attempt} album={album} page={album_page} again={() => setAttempt(attempt + 1)} />
}
