import { type KeyboardEvent, type PointerEvent, useState, type WheelEvent } from 'react'

interface Place {
  scale: number
  x: number
  y: number
}

const home: Place = { scale: 1, x: 0, y: 0 }
const stride = 80

const keys: Record<string, (place: Place) => Place> = {
  '+': (place) => scaled(place, 1.25),
  '=': (place) => scaled(place, 1.25),
  '-': (place) => scaled(place, 0.8),
  '0': () => home,
  ArrowLeft: (place) => ({ ...place, x: place.x + stride }),
  ArrowRight: (place) => ({ ...place, x: place.x - stride }),
  ArrowUp: (place) => ({ ...place, y: place.y + stride }),
  ArrowDown: (place) => ({ ...place, y: place.y - stride }),
}

function scaled(place: Place, by: number): Place {
  const scale = Math.min(8, Math.max(1, place.scale * by))
  return scale === 1 ? home : { scale, x: (place.x * scale) / place.scale, y: (place.y * scale) / place.scale }
}

/** Zoom and pan by keys, wheel and drag. */
export function useZoom() {
  const [place, setPlace] = useState(home)
  const press = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (!next || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setPlace(next)
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) setPlace((now) => ({ ...now, x: now.x + event.movementX, y: now.y + event.movementY }))
  }
  const wheel = (event: WheelEvent) => setPlace((now) => scaled(now, event.deltaY < 0 ? 1.15 : 1 / 1.15))
  return {
    percent: Math.round(place.scale * 100),
    transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`,
    larger: () => setPlace((now) => scaled(now, 1.25)),
    smaller: () => setPlace((now) => scaled(now, 0.8)),
    reset: () => setPlace(home),
    press,
    drag,
    wheel,
  }
}
