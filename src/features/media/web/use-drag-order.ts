import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Sorts a list by drag handles: mouse, touch, or arrow keys on the focused handle. */
export function useDragOrder(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const now = useRef({ dragged, move })
  now.current = { dragged, move }
  const dragging = dragged !== undefined

  useEffect(() => {
    if (!dragging) return
    function follow({ clientX, clientY }: globalThis.PointerEvent) {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
      const { dragged, move } = now.current
      if (!over || dragged === undefined || !list.current?.contains(over)) return
      const to = Number(over.dataset.place)
      if (to === dragged) return
      now.current.dragged = to
      move(dragged, to)
      setDragged(to)
    }
    const drop = () => setDragged(undefined)
    // Listeners on the window, because the handle moves within the list meanwhile.
    const ends = ['pointerup', 'pointercancel'] as const
    window.addEventListener('pointermove', follow)
    for (const end of ends) window.addEventListener(end, drop)
    return () => {
      window.removeEventListener('pointermove', follow)
      for (const end of ends) window.removeEventListener(end, drop)
    }
  }, [dragging])

  return {
    list,
    dragged,
    handleOf: (at: number) => ({
      onPointerDown(event: PointerEvent) {
        event.currentTarget.releasePointerCapture(event.pointerId)
        setDragged(at)
      },
      onKeyDown(event: KeyboardEvent) {
        const step = { ...STEPS, Home: -at, End: count - 1 - at }[event.key]
        if (step === undefined) return
        event.preventDefault()
        const to = at + step
        if (to !== at && to >= 0 && to < count) move(at, to)
      },
    }),
  }
}
export type DragOrder = ReturnType<typeof useDragOrder>
