import { useLingui } from '@lingui/react/macro'
import type { DragEvent, RefObject } from 'react'
import { FIELD } from '../../rules.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import css from './Arrange.module.css'
import { ArrangedMount } from './ArrangedMount.tsx'
import type { Arranging } from './use-arrange.ts'
import { onPage, useDragMount } from './use-drag-mount.ts'
import type { MountKeys } from './use-mount-keys.ts'

interface BenchProps {
  arranging: Arranging
  drawing: RefObject<SVGSVGElement | null>
  number: number
  selected: string | undefined
  select: (id: string | undefined) => void
  keys: MountKeys
  neighbours: boolean
  /** An item was dropped here. */
  drop: (stamp_item_id: string, at: { x: number; y: number }) => void
}

/** The page with rulers, on which mounts are moved. */
export function Bench({ arranging, drawing, number, selected, select, keys, neighbours, drop }: BenchProps) {
  const { t } = useLingui()
  const drag = useDragMount(drawing, arranging, neighbours)
  const { mounts, ...words } = arranging.draft
  const take = (event: DragEvent) => {
    event.preventDefault()
    const id = event.dataTransfer.getData('text/x-stamp-item')
    if (id) drop(id, onPage(drawing.current, event))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can also be placed by a button
    <div className={css.bench} onDragOver={(event) => event.preventDefault()} onDrop={take} onPointerDown={() => select(undefined)}>
      <Sheet {...words} label={t`Page ${number}, arranging`} rulers drawing={drawing}>
        {mounts.map((mount) => (
          <ArrangedMount key={mount.id} {...{ mount, drag, keys }} selected={mount.id === selected} pick={() => select(mount.id)} />
        ))}
        {drag.guides.map(({ axis, at }) => (
          <path key={axis} className={css.guide} d={axis === 'x' ? `M${at} ${FIELD.top}V${FIELD.bottom}` : `M${FIELD.left} ${at}H${FIELD.right}`} />
        ))}
      </Sheet>
    </div>
  )
}
