import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaId } from '#features/media/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import { albumPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'

export type AlbumDraft = Pick<AlbumAnswer, 'type' | 'name' | 'description' | 'is_private' | 'mount'>
interface FormParts {
  readonly before: AlbumAnswer | undefined
  readonly type: AlbumDraft['type']
  readonly cover: MediaId | null
}

export function useAlbumForm({ before, type, cover }: FormParts) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const [draft, setDraft] = useState<AlbumDraft>(before ?? { type, name: '', description: '', is_private: true, mount: 'black' })
  const [create, update] = [useCommand(albums.create), useCommand(albums.update)]
  async function save() {
    const { type: kind, name, description, is_private, mount } = draft
    const given = { name, description, is_private, mount, cover_media_id: cover }
    const answer = await (before ? update.run({ id: before.id, ...given }) : create.run({ type: kind, ...given }))
    if (refused(answer)) return
    const { album } = answer
    await cache.touched(new Set([`album:${album.id}`, `albums of member:${album.user_id}`]))
    toast({ title: before ? t`Saved` : t`Made: ${album.name}` })
    router.push(albumPath(album))
  }
  return {
    ...{ draft, save },
    set: (news: Partial<AlbumDraft>) => setDraft((now) => ({ ...now, ...news })),
    busy: create.busy || update.busy,
    refusal: create.refusal ?? update.refusal,
  }
}
