import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { largest } from '#web/ui/cards/pictures.ts'
import type { ShownMessage } from '../use-thread.ts'
import css from './Message.module.css'

const Viewer = lazyPart(() => import('#web/ui/viewer/FullScreenViewer.tsx').then(({ FullScreenViewer }) => FullScreenViewer))

/** Loaded at once: the addresses of private pictures last for ten minutes. */
export function MessagePictures({ medias, is_own, name }: Pick<ShownMessage, 'medias' | 'is_own'> & { name: string }) {
  const { t } = useLingui()
  const [at, setAt] = useState<number>()
  const [turns, setTurns] = useState(0)
  const pictures = medias.map((media, here) => {
    const label = t`Picture ${here + 1} of ${medias.length}`
    return { ...pictureOf(media), label, alt: is_own ? t`${label}, sent by you` : t`${label}, sent by ${name}` }
  })
  return (
    <div className={css.pictures} data-many={pictures.length > 1 || undefined}>
      {pictures.map((picture, here) => (
        <a
          key={medias[here]!.id}
          className="well"
          href={largest(picture)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setAt(here)
          }}
        >
          <ItemPicture picture={picture} alt={picture.alt} sizes="(min-width: 768px) 300px, 80vw" eager scaled={false} />
        </a>
      ))}
      {at !== undefined && <Viewer {...{ pictures, at, turns }} onPick={setAt} onTurn={() => setTurns(turns + 1)} onClose={() => setAt(undefined)} />}
    </div>
  )
}
