import { useLingui } from '@lingui/react/macro'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Album.module.css'

/** The owner's list: the order of the album, and taking out. */
export function ItemRows({ album, items }: { album: AlbumAnswer; items: readonly ItemAnswer[] }) {
  const { t } = useLingui()
  const { takeOut, takeOutOfAll } = useTakeOut(album)
  const move = useMove(album, items)
  return (
    <details className={css.rows}>
      <summary>{t`Change order, take out`}</summary>
      <ol>
        {items.map((item, at) => (
          <li key={item.id}>
            <a href={`/stamp-items/${item.id}/show`}>{item.name}</a>
            {album.pages.length === 0 && (
              <span className="push row">
                <IconButton
                  icon="arrow-up"
                  label={t`Move up: ${item.name}`}
                  disabled={at === 0 || !album.own?.may_grow}
                  onClick={() => void move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t`Move down: ${item.name}`}
                  disabled={at === items.length - 1}
                  onClick={() => void move(at, at + 1)}
                />
              </span>
            )}
            <Menu
              look="icon-btn"
              end
              label={t`Take out: ${item.name}`}
              items={[
                { label: t`Take out of this album`, icon: 'x', onPress: () => void takeOut(item) },
                { label: t`Take out of all albums`, icon: 'trash', danger: true, onPress: () => void takeOutOfAll(item) },
              ]}
            >
              <Icon name="dots-three" />
            </Menu>
          </li>
        ))}
      </ol>
    </details>
  )
}

const oldNames = { plain: 'album', lot: 'lot', set: 'set' } as const
function useTakeOut(album: AlbumAnswer) {
  const { t } = useLingui()
  const toast = useToast()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { run } = useCommand(albums.detach)
  const touched = () => cache.touched(new Set([`album:${album.id}`, `albums of member:${album.user_id}`, `stamp_items of member:${album.user_id}`]))
  return {
    async takeOut({ id }: ItemAnswer) {
      if (refused(await run({ type: oldNames[album.type], album_id: album.id, stamp_item_ids: [id as never] }))) return
      toast({ title: t`Stamp item delete from album successfully` })
      await touched()
    },
    async takeOutOfAll({ id }: ItemAnswer) {
      const question = {
        title: t`Delete stamp item from all albums ?`,
        text: t`This can not be undone`,
        yes: t`Take out of all albums`,
        danger: true,
      }
      if (!(await confirm({ ...question, icon: 'trash' }))) return
      if (refused(await run({ type: 'all', stamp_item_ids: [id as never] }))) return
      toast({ title: t`Stamp item delete from all albums successfully` })
      await touched()
    },
  }
}

/** Changes the order of an album that is shown whole. */
function useMove(album: AlbumAnswer, items: readonly ItemAnswer[]) {
  const cache = useQueryClient()
  const { run } = useCommand(albums.syncItems)
  return async (from: number, to: number) => {
    const ids = items.map(({ id }) => id as never)
    const stamp_item_ids = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)
    if (!refused(await run({ album_id: album.id, stamp_item_ids }))) await cache.touched(new Set([`album:${album.id}`]))
  }
}
