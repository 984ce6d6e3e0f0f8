import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from '../Posts.module.css'
import type { PostShown } from '../post-answer.ts'

/** The pictures of a post, one after the other, each with what it shows in words. */
export function Gallery({ medias }: Pick<PostShown, 'medias'>) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const media = medias[Math.min(at, medias.length - 1)]
  if (!media) return null
  const [number, all] = [at + 1, medias.length]
  const step = (by: number) => setAt((at + by + all) % all)
  return (
    <figure className={css.gallery}>
      <Well plain className={css.galleryWell}>
        <ItemPicture
          key={media.id}
          picture={pictureOf(media)}
          alt={media.alt || t`Picture ${number} of ${all}`}
          priority
          scaled={false}
          sizes="(min-width: 1280px) 800px, 100vw"
        />
      </Well>
      {all > 1 && (
        <>
          <IconButton className={css.before!} icon="caret-left" label={t`Picture before`} onClick={() => step(-1)} />
          <IconButton className={css.after!} icon="caret-right" label={t`Next picture`} onClick={() => step(1)} />
        </>
      )}
      <figcaption className={css.galleryBar}>
        <span dir="auto">{media.alt}</span>
        {all > 1 && <span className="push nowrap">{t`${number} of ${all}`}</span>}
      </figcaption>
    </figure>
  )
}
