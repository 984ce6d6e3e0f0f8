import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { albumPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Albums.module.css'
import { useTypeNames } from './use-type-names.ts'

/** Albums as binders on a shelf: the cover, or the first four stamps on their mounts. */
export function AlbumCards({ albums, hrefOf = albumPath }: { albums: readonly AlbumAnswer[]; hrefOf?: (album: AlbumAnswer) => string }) {
  return (
    <ul className={css.shelf}>
      {albums.map((album, at) => (
        <li key={album.id}>
          <AlbumCard album={album} href={hrefOf(album)} eager={at < 4} />
        </li>
      ))}
    </ul>
  )
}

function AlbumCard({ album, href, eager }: { album: AlbumAnswer; href: string; eager: boolean }) {
  const { t } = useLingui()
  const names = useTypeNames()
  const { cover, previews, name, item_count, is_private, type, pages } = album
  return (
    <article className={css.binder}>
      <div className={css.board} data-type={type} aria-hidden="true">
        {cover ? (
          <span className={css.cover}>
            <ItemPicture picture={pictureOf(cover)} alt="" eager={eager} scaled={false} />
          </span>
        ) : (
          <span className={css.leaf}>
            {Array.from({ length: 4 }, (_, place) => {
              const media = previews[place]
              return (
                <i key={media?.id ?? place}>{media && <ItemPicture picture={pictureOf(media)} alt="" sizes="90px" eager={eager} scaled={false} />}</i>
              )
            })}
          </span>
        )}
      </div>
      <h2 className={css.name}>
        <a className="card-link" href={href}>
          {name}
        </a>
        {is_private && (
          <>
            <Icon name="lock-simple" size="s" />
            <span className="vh">{t`private`}</span>
          </>
        )}
      </h2>
      <p className="small text-2">
        {type !== 'plain' && `${names[type]} · `}
        <Plural value={item_count} one="# item" other="# items" />
        {pages.length > 0 && (
          <>
            {' · '}
            <Plural value={pages.length} one="# page" other="# pages" />
          </>
        )}
      </p>
    </article>
  )
}
