import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import css from './Posts.module.css'
import { type PostShown, postPath } from './post-answer.ts'

const SHOWN = 3

/** Up to three pictures of a post in a list; all of them stand on its page. */
export function PostPictures({ post: { id, medias }, eager }: { post: PostShown; eager?: boolean }) {
  const { t } = useLingui()
  if (!medias.length) return null
  const shown = medias.slice(0, SHOWN)
  const more = medias.length - shown.length
  return (
    <div className={css.plate} data-count={shown.length}>
      {shown.map((media, at) => (
        <a className={css.plateLink} key={media.id} href={postPath(id)} aria-label={media.alt || t`Picture ${at + 1} of ${medias.length}`}>
          <Well plain className={css.plateWell}>
            <ItemPicture picture={pictureOf(media)} alt="" eager={eager ?? false} scaled={false} sizes="(min-width: 768px) 420px, 100vw" />
            {more > 0 && at === SHOWN - 1 && <span className={css.moreOf}>{t`${more} more`}</span>}
          </Well>
        </a>
      ))}
    </div>
  )
}
