import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Box, intoField } from '../../rules.ts'
import type { MountAnswer } from '../types.ts'
import { type Guide, snapped } from './snap.ts'
import type { Arranging } from './use-arrange.ts'

/** The upper left corner, or one of the others by which the size changes. */
export type Grip = 'all' | 'nw' | 'ne' | 'sw' | 'se'

/** A point of the screen in tenths of a millimetre on the page. */
export function onPage(drawing: SVGSVGElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const matrix = drawing?.getScreenCTM()?.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { x, y }
}

function pulled({ x, y, width, height }: Box, grip: Grip, dx: number, dy: number): Box {
  const left = grip === 'nw' || grip === 'sw'
  const top = grip === 'nw' || grip === 'ne'
  const round = (value: number) => Math.round(value / 10) * 10
  const [w, h] = [Math.max(50, round(width + (left ? -dx : dx))), Math.max(50, round(height + (top ? -dy : dy)))]
  return intoField({ x: left ? x + width - w : x, y: top ? y + height - h : y, width: w, height: h })
}

/** Dragging with a pointer: the mount follows in whole millimetres; with Alt in tenths. */
export function useDragMount(drawing: RefObject<SVGSVGElement | null>, arranging: Arranging, neighbours: boolean) {
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const held = useRef<{ id: string; grip: Grip; from: { x: number; y: number }; box: Box; moved: boolean }>(undefined)
  const { mounts } = arranging.draft
  return {
    guides,
    start(event: PointerEvent<SVGElement>, { id, x, y, width, height }: MountAnswer, grip: Grip) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { id, grip, from: onPage(drawing.current, event), box: { x, y, width, height }, moved: false }
    },
    move(event: PointerEvent<SVGElement>) {
      const drag = held.current
      if (!drag) return
      const at = onPage(drawing.current, event)
      const [dx, dy] = [at.x - drag.from.x, at.y - drag.from.y]
      if (!drag.moved && Math.hypot(dx, dy) < 8) return
      const others = mounts.filter(({ id }) => id !== drag.id)
      const moved = { ...drag.box, x: drag.box.x + dx, y: drag.box.y + dy }
      const to =
        drag.grip === 'all' ? snapped(moved, others, { fine: event.altKey, neighbours }) : { box: pulled(drag.box, drag.grip, dx, dy), guides: [] }
      setGuides(to.guides)
      arranging.change({ mounts: mounts.map((one) => (one.id === drag.id ? { ...one, ...to.box } : one)) }, drag.moved)
      drag.moved = true
    },
    end() {
      held.current = undefined
      setGuides([])
    },
  }
}
export type DragMount = ReturnType<typeof useDragMount>
