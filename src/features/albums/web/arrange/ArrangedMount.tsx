import { useLingui } from '@lingui/react/macro'
import type { PointerEvent } from 'react'
import { MountFace } from '../sheet/MountFace.tsx'
import type { MountAnswer } from '../types.ts'
import css from './Arrange.module.css'
import type { DragMount, Grip } from './use-drag-mount.ts'
import type { MountKeys } from './use-mount-keys.ts'

interface ArrangedMountProps {
  mount: MountAnswer
  selected: boolean
  pick: () => void
  drag: DragMount
  keys: MountKeys
}
const grips = ['nw', 'ne', 'sw', 'se'] as const
export const mm = (tenths: number) => (tenths / 10).toFixed(1)

/** A mount that can be moved: by the pointer, by its corners, and by keys. */
export function ArrangedMount({ mount, selected, pick, drag, keys }: ArrangedMountProps) {
  const { t } = useLingui()
  const { x, y, width, height, name } = mount
  const [left, top] = [mm(x), mm(y)]
  const begin = (event: PointerEvent<SVGElement>, grip: Grip) => {
    event.stopPropagation()
    pick()
    drag.start(event, mount, grip)
  }
  return (
    <>
      <MountFace mount={mount} />
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn */}
      <g
        className={css.mount}
        role="button"
        tabIndex={0}
        aria-label={t`${name}, ${left} by ${top} mm`}
        aria-pressed={selected}
        data-mount={mount.id}
        onFocus={() => {
          keys.arrive(mount)
          pick()
        }}
        onPointerDown={(event) => begin(event, 'all')}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.end}
        onKeyDown={(event) => keys.press(event, mount)}
      >
        <rect className={css.hold} {...{ x, y, width, height }} />
        {selected && <rect className={css.chosen} x={x - 14} y={y - 14} width={width + 28} height={height + 28} />}
        {selected &&
          grips.map((grip) => (
            <rect
              key={grip}
              className={css.grip}
              data-grip={grip}
              x={(grip.endsWith('w') ? x - 14 : x + width + 14) - 16}
              y={(grip.startsWith('n') ? y - 14 : y + height + 14) - 16}
              width={32}
              height={32}
              onPointerDown={(event) => begin(event, grip)}
            />
          ))}
      </g>
      {selected && (
        <g className={css.place} transform={`translate(${x + width / 2} ${y - 64})`}>
          <rect x={-235} y={-44} width={470} height={62} rx={6} />
          <text>{t`x ${left} · y ${top} mm`}</text>
        </g>
      )}
    </>
  )
}
