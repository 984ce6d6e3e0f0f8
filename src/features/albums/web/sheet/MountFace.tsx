import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { CLEARANCE } from '../../rules.ts'
import type { MountAnswer } from '../types.ts'
import { fitted } from './fitted.ts'
import css from './Sheet.module.css'

/** The size of a picture that is sharp on a page of a large screen. */
const SHARP = 320

const numberOf = ({ catalogue_number }: MountAnswer) => catalogue_number && `${catalogue_number.name} ${catalogue_number.number}`

/** A mount with its stamp, or the dashed hole of a want with its catalogue number, and the caption beneath. `plain`: other words stand in the hole. */
export function MountFace({ mount, plain }: { mount: MountAnswer; plain?: boolean }) {
  const { x, y, width, height, caption } = mount
  const hole = mount.catalogue_entry_id !== null
  return (
    <>
      <rect className={hole ? css.hole : css[mount.mount]} {...{ x, y, width, height }} />
      <Picture mount={mount} faint={hole} />
      {hole && !plain && <HoleWords mount={mount} />}
      {caption && (
        <text className={css.caption} x={x + width / 2} y={y + height + 44}>
          {fitted(caption, width + 60, 33)}
        </text>
      )}
    </>
  )
}

function Picture({ mount: { media, x, y, width, height, name }, faint }: { mount: MountAnswer; faint: boolean }) {
  if (!media) return faint ? null : <Words {...{ x, y, width, height, words: name }} />
  const { sizes } = pictureOf(media)
  const url = (sizes.find((size) => size.width >= SHARP) ?? sizes.at(-1))?.url
  const inner = { x: x + CLEARANCE, y: y + CLEARANCE, width: Math.max(1, width - 2 * CLEARANCE), height: Math.max(1, height - 2 * CLEARANCE) }
  return <image className={faint ? css.faint : undefined} href={url} {...inner} />
}

function HoleWords({ mount }: { mount: MountAnswer }) {
  const { t } = useLingui()
  const { x, y, width, height } = mount
  return (
    <text className={css.number} x={x + width / 2} y={y + height / 2 - 6}>
      {fitted(numberOf(mount) ?? mount.name, width, 31)}
      <tspan x={x + width / 2} dy={40}>
        {t`wanted`}
      </tspan>
    </text>
  )
}

/** An item without a picture says its name. */
const Words = ({ x, y, width, height, words }: { x: number; y: number; width: number; height: number; words: string }) => (
  <text className={css.unpictured} x={x + width / 2} y={y + height / 2 + 10}>
    {fitted(words, width - 20, 28)}
  </text>
)
