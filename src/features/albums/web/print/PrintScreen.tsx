import { safeParse } from 'zod/v4/core'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { albums } from '../../contract.ts'
import { AlbumId } from '../../shapes.ts'
import { PrintAlbum } from './PrintAlbum.tsx'
import type { PrintPlace } from './print-place.ts'

export default screen({
  visitors: 'members',
  reads: ({ path, query }: RouteMatch): PrintPlace | undefined => {
    const id = safeParse(AlbumId, path.album_id).data
    const page = Number.parseInt(query.get('page') ?? '', 10)
    const number = page >= 1 && page <= 200 ? page : undefined
    return id && { id, paper: query.get('paper') === 'Letter' ? 'Letter' : 'A4', pictures: query.get('stamps') !== 'frames', number }
  },
  asks: ({ id, number }) => [queryOf(albums.show, { id }), queryOf(albums.print, { id, number })],
  Draw: ({ input }) => <Printed {...input} />,
})

function Printed(place: PrintPlace) {
  const { album } = useData(albums.show, { id: place.id })
  const { album_pages, codes } = useData(albums.print, { id: place.id, number: place.number })
  return <PrintAlbum album={album} pages={album_pages} codes={codes} place={place} />
}
