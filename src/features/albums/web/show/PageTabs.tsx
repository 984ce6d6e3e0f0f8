import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { albums } from '../../contract.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Album.module.css'
import { pageAddress } from './page-address.ts'

/** The pages as tabs at the foot; the owner adds one behind the last, and takes one out while arranging. */
export function PageTabs({ album, number, arranging }: { album: AlbumAnswer; number: number; arranging: boolean }) {
  const { t } = useLingui()
  const { add, remove } = usePages(album, arranging)
  return (
    <nav className={css.leafs} aria-label={t`Pages`}>
      {album.pages.map(({ id, title }, at) => (
        <a
          key={id}
          href={pageAddress(album, at + 1, arranging)}
          aria-current={at + 1 === number ? 'page' : undefined}
          aria-label={title ? t`Page ${at + 1}, ${title}` : t`Page ${at + 1}`}
        >
          {at + 1}
        </a>
      ))}
      {album.own?.may_grow && <IconButton icon="plus" label={t`New page`} onClick={() => void add()} />}
      {arranging && <IconButton icon="trash" label={t`Take this page out`} onClick={() => void remove(album.pages[number - 1]!.id)} />}
    </nav>
  )
}

export function usePages(album: AlbumAnswer, arranging: boolean) {
  const { t } = useLingui()
  const router = useRouter()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [adding, removing] = [useCommand(albums.addPage), useCommand(albums.removePage)]
  const touched = () => cache.touched(new Set([`album:${album.id}`]))
  return {
    busy: adding.busy,
    async add() {
      if (refused(await adding.run({ id: album.id }))) return
      await touched()
      router.push(pageAddress(album, album.pages.length + 1, true))
    },
    async remove(page_id: string) {
      if (
        !(await confirm({ text: t`Its items stay in the album and wait for another page.`, yes: t`Take this page out`, icon: 'trash', danger: true }))
      )
        return
      if (refused(await removing.run({ id: album.id, page_id: page_id as never }))) return
      router.push(pageAddress(album, 1, arranging && album.pages.length > 1))
      await touched()
    },
  }
}
