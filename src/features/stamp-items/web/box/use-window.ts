import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows above and below the screen that are drawn too, in pixels: quick scrolling meets no hole. */
const BEYOND = 360
/** The window moves by so many rows at once: not with every pixel. */
const STEP = 2
/** As many rows are in the page before its script runs. */
const FIRST = 24

export interface RowWindow {
  readonly from: number
  readonly to: number
}

/** Virtual scrolling: which of `count` equally high rows are near the screen. The others are two empty boxes of their height. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: FIRST })
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const top = box.current?.getBoundingClientRect().top ?? 0
      const first = Math.floor((-top - BEYOND) / height / STEP) * STEP
      const last = Math.ceil((innerHeight - top + BEYOND) / height / STEP) * STEP
      const next = { from: Math.max(0, first), to: Math.max(STEP, last) }
      setSeen((before) => (before.from === next.from && before.to === next.to ? before : next))
    }
    const later = () => {
      if (!frame) frame = requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [box, height])
  useEffect(() => {
    // A browser holds what it sees in its place: with the foot of the page in sight, a page that comes in would be above the screen, and never seen.
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    return () => void style.removeProperty('overflow-anchor')
  }, [])
  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count) }
}

/** An empty box as high as the rows that are not drawn. The content policy refuses style attributes; a script may set the height. */
export const tall = (pixels: number) => (element: HTMLElement | null) => {
  if (element) element.style.height = `${pixels}px`
}

/** The width of an element; a wide screen's until it is known. */
export function useWidth(box: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return width
}
