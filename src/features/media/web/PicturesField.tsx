import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { HungPictureRow } from './HungPictureRow.tsx'
import css from './PicturesField.module.css'
import { useDragOrder } from './use-drag-order.ts'
import type { Pictures } from './use-pictures.ts'

export interface PicturesFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  hanging: Pictures
  max?: number
  /** Labels the first picture as front and the second as back. */
  sides?: boolean
}

/** Pictures of a form: pick, drop, paste or photograph, then sort. */
export function PicturesField({ label, hint, error, hanging, max = 12, sides }: PicturesFieldProps) {
  const { t } = useLingui()
  const { pictures, take } = hanging
  const [moved, setMoved] = useState('')
  const order = useDragOrder(pictures.length, (from, to) => {
    hanging.move(from, to)
    const [number, all] = [to + 1, pictures.length]
    setMoved(t`Now picture ${number} of ${all}`)
  })
  return (
    <div className={css.pictures}>
      <FileDrop {...{ label, hint, error }} files={[]} max={max - pictures.length} onFiles={take} onRemove={hanging.remove} />
      {sides && pictures.every(({ error, media }) => error !== undefined && !media) && <Pockets />}
      {pictures.length > 0 && (
        <ol className={css.list} ref={order.list} aria-label={t`Your pictures`}>
          {pictures.map((picture, at) => (
            <HungPictureRow key={picture.key} {...{ picture, at, hanging, sides, order }} last={at === pictures.length - 1} />
          ))}
        </ol>
      )}
      <span className="vh" role="status">
        {moved}
      </span>
    </div>
  )
}

/** The black well with the two places where the pictures will be. */
function Pockets() {
  const { t } = useLingui()
  return (
    <div className={`well well--plain ${css.pockets}`} aria-hidden="true">
      <span>{t`Front`}</span>
      <span>{t`Back`}</span>
    </div>
  )
}
