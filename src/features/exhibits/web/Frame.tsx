import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import type { ViewerPicture } from '#web/ui/cards/pictures.ts'
import { ItemViewer } from '#web/ui/viewer/ItemViewer.tsx'
import { FRAME } from '../rules.ts'
import { type ExhibitShown, exhibitPath } from './exhibit-answer.ts'
import css from './Hall.module.css'

interface FrameProps {
  exhibit: ExhibitShown
  frame: number
  page: number | undefined
}
/** Sixteen places, four by four; whoever presses a page looks at it with the loupe. All of it are links, so that it can be walked without script. */
export function Frame({ exhibit, frame, page }: FrameProps) {
  const { t } = useLingui()
  const { id, event_id, frames, hung } = exhibit
  const at = Math.min(frame, Math.max(1, frames))
  const placed = new Map(hung.map((one) => [one.position, one]))
  const places = Array.from({ length: FRAME }, (_, nth) => (at - 1) * FRAME + nth + 1)
  const here = places.flatMap((position) => {
    const one = placed.get(position)
    return one?.piece?.media ? [{ position, caption: one.caption, name: one.piece.name, media: one.piece.media }] : []
  })
  const pictures = here.map(({ position, caption, name, media }): ViewerPicture => {
    const number = ((position - 1) % FRAME) + 1
    return { ...pictureOf(media), label: t`Page ${number} of 16: ${caption || name}`, alt: caption ? `${name}, ${caption}` : name }
  })
  const pathTo = (to: number, open?: number) => `${exhibitPath(event_id, id)}?frame=${to}${open ? `&page=${open}` : ''}`
  const first = here.findIndex(({ position }) => position === page)
  return (
    <section>
      <div className={css.stage}>
        <h2>{t`Frame ${at} of ${Math.max(1, frames)}`}</h2>
        <ol className={css.frame}>
          {places.map((position) => {
            const nth = here.findIndex((one) => one.position === position)
            const picture = pictures[nth]
            return (
              <li key={position} className={css.place} data-empty={placed.has(position) ? undefined : true}>
                {picture && (
                  <a href={pathTo(at, position)} aria-current={position === page || undefined} aria-label={picture.label}>
                    <ItemPicture picture={picture} alt="" sizes="150px" scaled={false} />
                  </a>
                )}
              </li>
            )
          })}
        </ol>
        <p className={css.ways}>
          {at > 1 && <a href={pathTo(at - 1)}>{t`Frame ${at - 1}`}</a>}
          {at < frames && <a href={pathTo(at + 1)}>{t`Frame ${at + 1}`}</a>}
        </p>
      </div>
      {first >= 0 && (
        <div className="detail">
          <ItemViewer pictures={pictures} first={first} hrefOf={(nth) => pathTo(at, here[nth]!.position)} />
        </div>
      )}
    </section>
  )
}
