import { useLingui } from '@lingui/react/macro'
import type { SyntheticEvent } from 'react'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from './PicturesField.module.css'
import { pictureOf } from './picture-of.ts'
import type { DragOrder } from './use-drag-order.ts'
import type { HungPicture, Pictures } from './use-pictures.ts'

interface HungPictureRowProps {
  picture: HungPicture
  at: number
  last: boolean
  hanging: Pictures
  sides?: boolean
  order: DragOrder
}

/** Hides a file that the browser cannot show; the server's error is beside it. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true
}

/** One picture with progress, error and actions. */
export function HungPictureRow({ picture, at, last, hanging, sides, order }: HungPictureRowProps) {
  const { t } = useLingui()
  const { key, media, preview, progress, waiting, error } = picture
  if (error !== undefined && !media) return <RefusedRow picture={picture} hanging={hanging} />
  const number = at + 1
  const side = (sides && [t`Front`, t`Back`][at]) || t`Picture ${number}`
  return (
    <li data-place={at} data-dragged={order.dragged === at}>
      <div className={at === 0 ? `well well--plain ${css.well} ${css.first}` : `well well--square well--plain ${css.well}`}>
        {preview ? (
          <img src={preview} alt={side} onError={hide} />
        ) : (
          media && (
            <ItemPicture picture={pictureOf(media)} alt={side} sizes={at === 0 ? '(min-width: 1024px) 500px, 90vw' : '160px'} eager scaled={false} />
          )
        )}
        {(at > 0 || !last) && (
          <IconButton
            className={css.handle}
            icon="dots-six-vertical"
            size="s"
            label={t`Move ${side}: drag it, or press the arrow keys`}
            {...order.handleOf(at)}
          />
        )}
        {progress !== undefined && <progress className={css.bar} max={1} value={progress} aria-label={t`Sending ${side}`} />}
      </div>
      <div className={css.foot}>
        <span className={css.side}>{side}</span>
        {at > 0 && <IconButton icon="arrow-left" size="s" label={t`${side}: move forward`} onClick={() => hanging.move(at, at - 1)} />}
        {!last && <IconButton icon="arrow-right" size="s" label={t`${side}: move back`} onClick={() => hanging.move(at, at + 1)} />}
        <IconButton icon="x" size="s" label={t`Remove ${side}`} onClick={() => hanging.remove(key)} />
      </div>
      {waiting && <p className="small text-2" role="status">{t`We are busy just now. It is sent again by itself.`}</p>}
    </li>
  )
}

/** A refused file is a line, not a picture: it has no place among them. */
function RefusedRow({ picture, hanging }: { picture: HungPicture; hanging: Pictures }) {
  const { t } = useLingui()
  const { key, name: side, error } = picture
  return (
    <li className={css.refused}>
      <div role="alert">
        <p className="small strong">
          <bdi>{side}</bdi>
        </p>
        <FieldError id={`${key}-error`}>{error || t`It did not arrive.`}</FieldError>
      </div>
      <Button size="s" onClick={() => hanging.again(picture)}>{t`Try again`}</Button>
      <IconButton icon="x" size="s" label={t`Remove ${side}`} onClick={() => hanging.remove(key)} />
    </li>
  )
}
