import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Desk } from '../desk.ts'
import type { PageScale } from '../scale/page-scale.ts'
import type { BackCut, OpenBacks } from './open-backs.ts'

/** Each back that has found its front is cut once, one after another in the worker. */
export function useBackCuts(desk: RefObject<Desk | undefined>, backs: OpenBacks | undefined, scale: PageScale) {
  const [cuts, setCuts] = useState<ReadonlyMap<number, BackCut>>(new Map())
  const made = useRef(new Map<number, Promise<BackCut>>())
  function forget() {
    for (const one of made.current.values()) void one.then(({ address }) => URL.revokeObjectURL(address)).catch(() => undefined)
    made.current.clear()
    setCuts(new Map())
  }
  function cut(back: number): Promise<BackCut> {
    const known = made.current.get(back)
    if (known) return known
    const { rect, shape, cut_off } = backs!.found.pieces[back]!
    // Over its top the page stands on its head, and so does every back.
    const upright = backs!.turning === 'upward' ? { ...rect, angle: rect.angle + 180 } : rect
    const one = desk.current!.cut({ rect: upright, shape, cut_off, scale }).then(({ file }) => ({ file, address: URL.createObjectURL(file) }))
    made.current.set(back, one)
    one.then(
      (done) => made.current.get(back) === one && setCuts((before) => new Map(before).set(back, done)),
      () => made.current.delete(back),
    )
    return one
  }
  useEffect(() => {
    for (const back of Object.values(backs?.pairs ?? {})) void cut(back).catch(() => undefined)
  }, [backs?.pairs, backs?.turning])
  return { cuts, cut, forget }
}
