import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { ViewerPicture } from '../cards/pictures.ts'
import { largest } from '../cards/pictures.ts'
import { Thumb } from '../cards/Thumb.tsx'

export interface ViewerThumbsProps {
  pictures: readonly ViewerPicture[]
  at: number
  onPick: (at: number) => void
  hrefOf?: (at: number) => string
}

/** Links to each picture; with script they change the stage. */
export function ViewerThumbs({ pictures, at, onPick, hrefOf }: ViewerThumbsProps) {
  const { t } = useLingui()
  const pick = (to: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPick(to)
  }
  return (
    <nav className="thumbs" aria-label={t`Pictures`}>
      {pictures.map((picture, to) => (
        <a
          key={largest(picture)}
          href={hrefOf?.(to) ?? largest(picture)}
          aria-label={picture.label}
          aria-current={to === at ? 'true' : undefined}
          onClick={pick(to)}
        >
          <Thumb picture={picture} alt="" eager />
        </a>
      ))}
    </nav>
  )
}
