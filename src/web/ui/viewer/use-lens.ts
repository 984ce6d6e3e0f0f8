import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

const LARGE = 236
const SMALL = 176
const POWERS = [2.5, 4, 6, 10]
/** Pixels above the finger, which would cover the lens. */
const LIFT = 24
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const held = (part: number) => Math.min(1, Math.max(0, part))

export interface Lens {
  /** Position on the picture, from 0 to 1. */
  readonly u: number
  readonly v: number
  readonly power: number
  readonly side: number
  /** Position of the lens on the stage. */
  readonly left: number
  readonly top: number
  /** Centre and width of the enlarged picture within the lens. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Geometry of the lens over a spot of the picture, wherever it stands and however it is rotated. */
function lensOver(stage: Element, spot: { u: number; v: number }, power: number, lifted: boolean): Lens | undefined {
  const picture = stage.querySelector('img')
  if (!picture) return undefined
  const [box, seen] = [stage.getBoundingClientRect(), picture.getBoundingClientRect()]
  const side = box.width < 560 ? SMALL : LARGE
  const at = { x: seen.left - box.left + spot.u * seen.width, y: seen.top - box.top + spot.v * seen.height }
  const rim = 2 * Number.parseFloat(getComputedStyle(picture).paddingLeft || '0')
  return {
    ...{ ...spot, power, side, ...(lifted ? besideFinger(at, side, box) : { left: at.x - side / 2, top: at.y - side / 2 }) },
    x: side / 2 + (0.5 - spot.u) * seen.width * power,
    y: side / 2 + (0.5 - spot.v) * seen.height * power,
    width: (picture.offsetWidth - rim) * power,
  }
}

/** Above the finger, or beside it if there is no space; always within the stage. */
function besideFinger({ x, y }: { x: number; y: number }, side: number, { width }: DOMRect) {
  const above = y - side - LIFT
  const left = above >= 0 ? x - side / 2 : x > width / 2 ? x - side - LIFT : x + LIFT
  return { left: Math.min(width - side, Math.max(0, left)), top: Math.max(0, above) }
}

/** Follows the mouse, a finger, and the arrow keys when the picture has the focus. */
export function useLens(on: boolean) {
  const [lens, setLens] = useState<Lens>()
  const [power, setPower] = useState(POWERS[0]!)
  const travelled = useRef(false)
  const leave = () => setLens(undefined)

  function follow({ currentTarget: stage, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
    const seen = stage.querySelector('img')?.getBoundingClientRect()
    if (!on || !seen) return
    const [u, v] = [(clientX - seen.left) / seen.width, (clientY - seen.top) / seen.height]
    const touch = pointerType === 'touch'
    travelled.current = touch
    if (!touch && (u < 0 || v < 0 || u > 1 || v > 1)) return leave()
    setLens(lensOver(stage, { u: held(u), v: held(v) }, power, touch))
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (!on || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const nearer = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (event.key === 'Escape') return leave()
    if (!arrow && !(nearer && lens)) return
    event.preventDefault()
    const stride = event.shiftKey ? 0.01 : 0.05
    const [right, down] = arrow ?? [0, 0]
    const spot = lens ? { u: held(lens.u + right * stride), v: held(lens.v + down * stride) } : { u: 0.5, v: 0.5 }
    const to = POWERS[POWERS.indexOf(power) + (nearer ?? 0)] ?? power
    setPower(to)
    setLens(lensOver(event.currentTarget, spot, to, false))
  }
  return {
    lens,
    leave,
    stage: {
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerLeave: leave,
      onPointerUp: (e: PointerEvent) => e.pointerType === 'touch' && leave(),
      onKeyDown: press,
      onBlur: leave,
    },
    /** The click after a touch on the lens does not open the picture. */
    wasLook(event: MouseEvent) {
      const was = travelled.current && on
      travelled.current = false
      if (was) event.preventDefault()
      return was
    },
  }
}
