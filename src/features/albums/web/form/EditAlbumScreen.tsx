import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import { AlbumId } from '../../shapes.ts'
import { albumPath, albumsPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'
import { AlbumForm } from './AlbumForm.tsx'

export default screen({
  visitors: 'members',
  reads: ({ path }: RouteMatch) => safeParse(AlbumId, path.album_id ?? path.lot_id ?? path.set_id).data,
  asks: (id) => [queryOf(albums.show, { id })],
  Draw: ({ input }) => <EditAlbum key={input} id={input} />,
})

function EditAlbum({ id }: { id: AlbumId }) {
  const { t } = useLingui()
  const { album } = useData(albums.show, { id })
  const title = t`Edit ${album.name}`
  if (!album.own)
    return (
      <main id="main" className="page" tabIndex={-1}>
        <Title>{t`Not yours to change`}</Title>
        <EmptyState
          title={t`Not yours to change`}
          line={t`This album belongs to another member.`}
          action={<Button href={albumPath(album)}>{t`Look at it`}</Button>}
        />
      </main>
    )
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs
        crumbs={[
          { label: t`My Albums`, href: albumsPath(album.user_id, album.type) },
          { label: album.name, href: albumPath(album) },
          { label: t`Edit` },
        ]}
      />
      <h1 className="page-head">{title}</h1>
      <AlbumForm before={album} type={album.type} back={albumPath(album)} />
      <DeleteAlbum album={album} />
    </main>
  )
}

function DeleteAlbum({ album }: { album: AlbumAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const confirm = useConfirm()
  const router = useRouter()
  const cache = useQueryClient()
  const { run, busy } = useCommand(albums.remove)
  async function remove() {
    const text = t`Its pages are gone for good. Its items stay in your collection.`
    if (!(await confirm({ text, yes: t`Delete ${album.name}`, icon: 'trash', danger: true }))) return
    if (refused(await run({ id: album.id }))) return
    toast({ title: t`Deleted: ${album.name}` })
    router.push(albumsPath(album.user_id, album.type))
    cache.removeQueries({ type: 'inactive' })
    await cache.touched(new Set([`albums of member:${album.user_id}`]))
  }
  return <Button variant="danger" icon="trash" pending={busy ? t`Deleting` : undefined} onClick={() => void remove()}>{t`Delete`}</Button>
}
