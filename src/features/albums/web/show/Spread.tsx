import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { albums } from '../../contract.ts'
import { MountFace } from '../sheet/MountFace.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import type { AlbumAnswer, MountAnswer } from '../types.ts'
import css from './Album.module.css'

/** Two facing pages, as an album lies open. */
export function Spread({ album, page_ids }: { album: AlbumAnswer; page_ids: readonly string[] }) {
  return (
    <div className={css.spread} data-single={page_ids.length === 1 || undefined}>
      {page_ids.map((id) => (
        <Leaf key={id} album={album} page_id={id} />
      ))}
    </div>
  )
}

const pathOf = ({ stamp_item_id, catalogue_entry_id }: MountAnswer) =>
  stamp_item_id ? `/stamp-items/${stamp_item_id}/show` : `/stamps/${catalogue_entry_id}`

function Leaf({ album, page_id }: { album: AlbumAnswer; page_id: string }) {
  const { t } = useLingui()
  const { album_page: page } = useData(albums.page, { id: album.id, page_id: page_id as never })
  const { title, subtitle, foot, quadrille, number, mounts } = page
  return (
    <Sheet {...{ title, subtitle, foot, quadrille }} label={t`Page ${number}`}>
      {mounts.map((mount) => (
        <g key={mount.id}>
          <MountFace mount={mount} />
          <a className={css.link} href={pathOf(mount)} aria-label={[mount.name, mount.caption].filter(Boolean).join(', ')}>
            <rect x={mount.x} y={mount.y} width={mount.width} height={mount.height} />
          </a>
        </g>
      ))}
    </Sheet>
  )
}
