import { safeParse } from 'zod/v4/core'
import { asksWords } from '#features/stamp-items/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { albums } from '../../contract.ts'
import { AlbumId } from '../../shapes.ts'
import { Album } from './Album.tsx'
import { type AlbumPlace, itemsAsked } from './album-place.ts'
import { openedPages } from './opened-pages.ts'

export default screen({
  reads: ({ path, query }: RouteMatch): AlbumPlace | undefined => {
    const id = safeParse(AlbumId, path.album_id ?? path.lot_id ?? path.set_id).data
    const number = Math.max(1, Math.min(200, Number.parseInt(query.get('page') ?? '1', 10) || 1))
    return id && { id, number, arranging: query.get('mode') === 'arrange' }
  },
  asks: ({ id }) => [queryOf(albums.show, { id }), asksWords()],
  next: (place, answerOf, round) => {
    if (round > 0) return []
    const { album } = answerOf(albums.show, { id: place.id })
    const pages = openedPages(album, place).map(({ id }) => queryOf(albums.page, { id: place.id, page_id: id as never }))
    const items = queryOf(albums.items, itemsAsked(place.id, album.pages.length > 0))
    return [...pages, items]
  },
  Draw: ({ input }) => <Opened place={input} />,
})

function Opened({ place }: { place: AlbumPlace }) {
  const { album } = useData(albums.show, { id: place.id })
  return <Album key={place.id} album={album} place={place} />
}
