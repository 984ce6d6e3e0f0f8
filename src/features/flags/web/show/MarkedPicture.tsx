import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import css from '../Flags.module.css'
import type { FlagShown } from '../flag-answer.ts'

type Mark = Omit<FlagShown['reports'][number]['marks'][number], 'note'>
interface MarkedPictureProps {
  medias: FlagShown['flaggable']['medias']
  name: string
  marks: readonly Mark[]
  /** The line under the picture. */
  children: ReactNode
}

/** One picture of the item on black, with the numbered marks on it. */
export function MarkedPicture({ medias, name, marks, children }: MarkedPictureProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(0)
  const media = medias[shown]
  const sides = [t`Front`, t`Back`]
  const label = (at: number) => (medias.length > 1 && sides[at]) || t`Picture ${at + 1}`
  return (
    <figure className={`well ${css.well}`}>
      {media ? (
        <span className={css.lies}>
          <ItemPicture picture={pictureOf(media)} alt={`${name}, ${label(shown)}`} sizes="(min-width: 1100px) 640px, 92vw" priority scaled={false} />
          <svg className={css.over} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {marks.map((mark, at) => mark.picture === shown && <rect key={at} x={mark.x} y={mark.y} width={mark.width} height={mark.height} />)}
          </svg>
          <svg className={css.numbers} aria-hidden="true">
            {marks.map((mark, at) => mark.picture === shown && <Spot key={at} mark={mark} number={at + 1} />)}
          </svg>
        </span>
      ) : (
        <p className={css.none}>{t`There is no picture of it.`}</p>
      )}
      <figcaption className={css.bar}>
        <span>{children}</span>
        {medias.length > 1 && (
          <Segments
            label={t`Picture`}
            segments={medias.map((_, at) => ({ value: `${at}`, label: label(at), pressed: at === shown }))}
            onPick={(value) => setShown(Number(value))}
          />
        )}
      </figcaption>
    </figure>
  )
}

/** Its number beside a mark; percent, so that it stays round whatever the shape of the picture. */
function Spot({ mark: { x, y, width }, number }: { mark: Mark; number: number }) {
  const [left, top] = [`${Math.min((x + width) / 10, 96)}%`, `${Math.min(Math.max(y / 10, 4), 96)}%`]
  return (
    <g>
      <circle cx={left} cy={top} r="14" />
      <text x={left} y={top} dy="5">
        {number}
      </text>
    </g>
  )
}
