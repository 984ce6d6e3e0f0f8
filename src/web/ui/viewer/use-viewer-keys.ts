import type { KeyboardEvent } from 'react'
import type { ViewerPicture } from '../cards/pictures.ts'
import type { Zoom } from './use-zoom.ts'

interface ViewerKeys {
  pictures: readonly ViewerPicture[]
  at: number
  pick: (at: number) => void
  compare: (() => void) | undefined
  zoom: Zoom
  onTurn: () => void
}

/** Arrow keys pan a zoomed picture, otherwise they change the picture. */
export function useViewerKeys({ pictures, at, pick, compare, zoom, onTurn }: ViewerKeys) {
  const to = (next: number) => () => next in pictures && pick(next)
  const side = (wanted: 'front' | 'back') => to(pictures.findIndex((one) => one.side === wanted))
  const keys: Record<string, () => unknown> = {
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.reset,
    f: side('front'),
    b: side('back'),
    c: () => compare?.(),
    r: onTurn,
    ArrowLeft: to(at - 1),
    ArrowRight: to(at + 1),
    PageUp: to(at - 1),
    PageDown: to(at + 1),
    Home: to(0),
    End: to(pictures.length - 1),
  }
  return (event: KeyboardEvent) => {
    const deed = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || !(deed || event.key.startsWith('Arrow'))) return
    event.preventDefault()
    if (!zoom.pan(event.key)) deed?.()
  }
}
