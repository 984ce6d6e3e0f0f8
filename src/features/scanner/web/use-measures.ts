import { useEffect, useRef, useState } from 'react'
import type { FramedPiece } from './edits.ts'
import type { CutPiece } from './messages.ts'
import type { PageScale } from './scale/page-scale.ts'
import type { OpenPage, Scan } from './use-scan.ts'

export interface Cut extends CutPiece {
  readonly address: string
}
export interface Measures {
  /** Undefined while it is being cut. */
  of(piece: FramedPiece): Cut | undefined
  /** The same, cut now if it was not yet. */
  cut(piece: FramedPiece): Promise<Cut>
}

const nameFor = (scale: PageScale, { key, rect }: FramedPiece) =>
  `${key} ${scale.pixels_per_mm} ${scale.error} ${rect.x} ${rect.y} ${rect.width} ${rect.height} ${rect.angle}`

/** Every piece is cut and measured once for each place and scale it had, one after another in the worker. */
export function useMeasures({ desk, edits }: Scan, { scale }: OpenPage): Measures {
  const kept = useRef(new Map<string, Promise<Cut>>())
  const [done, setDone] = useState<ReadonlyMap<string, Cut>>(new Map())
  const alive = useRef(true)
  const nameOf = (piece: FramedPiece) => nameFor(scale, piece)
  async function make(piece: FramedPiece): Promise<Cut> {
    const { rect, shape, cut_off } = piece
    const made = await desk.current!.cut({ rect, shape, cut_off, scale })
    const cut = { ...made, address: URL.createObjectURL(made.file) }
    if (alive.current) setDone((before) => new Map(before).set(nameOf(piece), cut))
    return cut
  }
  function cut(piece: FramedPiece): Promise<Cut> {
    const name = nameOf(piece)
    const known = kept.current.get(name)
    if (known) return known
    const made = make(piece)
    // What failed is tried again when it is asked for again.
    made.catch(() => kept.current.delete(name))
    kept.current.set(name, made)
    return made
  }
  useEffect(() => {
    const rest = setTimeout(() => {
      for (const piece of edits.pieces) void cut(piece).catch(() => undefined)
    }, 300)
    return () => clearTimeout(rest)
  }, [edits.pieces, scale])
  useEffect(() => {
    alive.current = true
    const all = kept.current
    return () => {
      alive.current = false
      for (const one of all.values()) void one.then(({ address }) => URL.revokeObjectURL(address)).catch(() => undefined)
    }
  }, [])
  return { of: (piece) => done.get(nameOf(piece)), cut }
}
