import { Trans } from '@lingui/react/macro'
import { barOf } from './zoom.ts'

/** Scale in millimetres; nothing if the resolution is unknown. */
export function ScaleBar({ perMm, most = 120 }: { perMm: number | undefined; most?: number }) {
  const bar = perMm === undefined ? undefined : barOf(perMm, most)
  if (!bar) return null
  const { mm, dots } = bar
  return (
    <span className="scale-bar">
      <span className="scale-bar-line" style={{ width: dots }} />
      <Trans>{mm} mm</Trans>
    </span>
  )
}
