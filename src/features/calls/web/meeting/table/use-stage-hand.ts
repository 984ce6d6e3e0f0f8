import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Spot, spotAt, within } from './turned.ts'
import { OWN, type SharedTable } from './use-table.ts'

const ZOOMS = [2, 3, 4, 6, 8]
const STRIDE = 0.02
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** One’s own pointer and loupe, by mouse, finger and keys. */
export function useStageHand(table: SharedTable, loupe: boolean, setLoupe: (on: boolean) => void) {
  const zoom = useRef(ZOOMS[1]!)
  const spot = useRef<Spot>({ x: 0.5, y: 0.5 })
  const at = (next: Spot, on = loupe) => {
    spot.current = within(next)
    table.point(spot.current)
    if (on) table.hold({ ...spot.current, zoom: zoom.current })
  }
  const toggleLoupe = () => {
    setLoupe(!loupe)
    if (loupe) table.hold(undefined)
    else at(table.pointers.get(OWN) ?? spot.current, true)
  }
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.querySelector('[data-shown]')?.getBoundingClientRect()
    if (!box) return
    const seen = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    if (seen.x >= 0 && seen.y >= 0 && seen.x <= 1 && seen.y <= 1) at(spotAt(seen, table.turns))
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const nearer = { '+': 1, '=': 1, '-': -1 }[event.key]
    const key = event.key.toLowerCase()
    if (!arrow && !nearer && key !== 'l' && key !== 't') return
    event.preventDefault()
    if (key === 'l') return toggleLoupe()
    if (key === 't') return table.look({ turns: (table.turns + 1) % 4 })
    if (nearer) zoom.current = ZOOMS[ZOOMS.indexOf(zoom.current) + nearer] ?? zoom.current
    const [right, down] = arrow ?? [0, 0]
    // As seen, not as scanned: left is left also on a turned picture.
    const step = spotAt({ x: 0.5 + right * STRIDE, y: 0.5 + down * STRIDE }, table.turns)
    at({ x: spot.current.x + step.x - 0.5, y: spot.current.y + step.y - 0.5 })
  }
  return { toggleLoupe, stage: { onPointerMove: follow, onPointerDown: follow, onKeyDown: press } }
}
