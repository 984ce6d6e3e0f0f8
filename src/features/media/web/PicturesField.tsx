import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FileDrop } from '#web/ui/FileDrop.tsx'
import { HungPictureRow } from './HungPictureRow.tsx'
import css from './PicturesField.module.css'
import type { Pictures } from './use-pictures.ts'

export interface PicturesFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  hanging: Pictures
  max?: number
  /** The first is the front, the second the back. */
  sides?: boolean
}

/** Pick, drop, paste or photograph; below it what is there, in its order. */
export function PicturesField({ label, hint, error, hanging, max = 12, sides }: PicturesFieldProps) {
  const { t } = useLingui()
  const { pictures, take } = hanging
  return (
    <div className={css.pictures}>
      <FileDrop {...{ label, hint, error }} files={[]} max={max - pictures.length} onFiles={take} onRemove={hanging.remove} />
      {pictures.length > 0 && (
        <ol className={css.list} aria-label={t`Your pictures`}>
          {pictures.map((picture, at) => (
            <HungPictureRow key={picture.key} {...{ picture, at, hanging, sides }} last={at === pictures.length - 1} />
          ))}
        </ol>
      )}
    </div>
  )
}
