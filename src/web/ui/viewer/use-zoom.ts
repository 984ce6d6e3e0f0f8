import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { home, type Pair, type Point, pinched, type Room, shifted, type ZoomPosition, zoomed } from './zoom.ts'

const STRIDE = 80
const NEARER = 1.25
const WHEEL = 0.0022
const middle: Point = { x: 0, y: 0 }

export type ZoomChange = (room: Room, place: ZoomPosition) => ZoomPosition

/** Shared by pictures shown side by side, so that they move together. */
export function useZoom() {
  const [place, setPlace] = useState(home)
  const room = useRef<Room>(undefined)
  const change = (how: ZoomChange) => setPlace((now) => (room.current ? how(room.current, now) : now))
  const pans: Record<string, Point> = {
    ArrowLeft: { x: STRIDE, y: 0 },
    ArrowRight: { x: -STRIDE, y: 0 },
    ArrowUp: { x: 0, y: STRIDE },
    ArrowDown: { x: 0, y: -STRIDE },
  }
  return {
    place,
    room,
    change,
    larger: () => change((room, now) => zoomed(now, NEARER, middle, room)),
    smaller: () => change((room, now) => zoomed(now, 1 / NEARER, middle, room)),
    reset: () => setPlace(home),
    /** True if the picture was moved. */
    pan(key: string): boolean {
      const by = pans[key]
      if (!by || place.scale === 1) return false
      change((room, now) => shifted(now, by, room))
      return true
    },
  }
}
export type Zoom = ReturnType<typeof useZoom>

const pointIn = (box: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Gestures: drag, pinch, wheel and double press. */
export function useGestures(box: RefObject<HTMLElement | null>, change: (how: ZoomChange) => void) {
  const down = useRef(new Map<number, Point>())
  const turn = useRef(change)
  turn.current = change
  useEffect(() => {
    const frame = box.current
    // Native listener: React's wheel listener is passive and cannot prevent the page from zooming.
    function wheel(event: WheelEvent) {
      event.preventDefault()
      const at = pointIn(event.currentTarget as Element, event)
      turn.current((room, now) => zoomed(now, Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1)), at, room))
    }
    frame?.addEventListener('wheel', wheel, { passive: false })
    return () => frame?.removeEventListener('wheel', wheel)
  }, [box])

  function move(event: PointerEvent) {
    const from = down.current.get(event.pointerId)
    if (!from) return
    const to = pointIn(event.currentTarget, event)
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    down.current.set(event.pointerId, to)
    if (!other) return change((room, now) => shifted(now, { x: to.x - from.x, y: to.y - from.y }, room))
    const [before, after]: [Pair, Pair] = [
      [from, other],
      [to, other],
    ]
    change((room, now) => pinched(now, before, after, room))
  }
  const up = (event: PointerEvent) => void down.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, pointIn(event.currentTarget, event))
    },
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onDoubleClick: (event: React.MouseEvent) => {
      const at = pointIn(event.currentTarget, event)
      change((room, now) => (now.scale > 1 ? home : zoomed(now, 3, at, room)))
    },
  }
}
