import { useEffect, useRef, useState } from 'react'
import type { Turning } from '../../core/pairs/pair.ts'
import { Desk } from '../desk.ts'
import type { PagePicked } from '../files/PageFile.tsx'
import type { OpenPage, Scan } from '../use-scan.ts'
import type { OpenBacks } from './open-backs.ts'
import { type KeptBacks, paired, pairsOf } from './paired.ts'
import { useBackCuts } from './use-back-cuts.ts'

type Phase = 'none' | 'finding' | 'failed'

const sideOf = ({ width, height, found }: Pick<OpenBacks, 'width' | 'height' | 'found'>) => ({
  width,
  height,
  rects: found.pieces.map(({ rect }) => rect),
})

/** The picture of the backs beside the page: found, paired by position, corrected by hand. */
export function useBacks({ edits }: Scan, page: OpenPage) {
  const desk = useRef<Desk>(undefined)
  const [phase, setPhase] = useState<Phase>('none')
  const [backs, setBacks] = useState<OpenBacks>()
  const { cuts, cut, forget } = useBackCuts(desk, backs, page.scale)
  const close = () => {
    desk.current?.close()
    desk.current = undefined
    forget()
  }
  async function open({ name, picture }: PagePicked, kept?: KeptBacks) {
    close()
    setPhase('finding')
    const opened = new Desk()
    desk.current = opened
    try {
      const { width, height, found } = await opened.open(picture, page.scale.pixels_per_mm, kept?.found)
      const { turning, pairs } = kept ?? pairsOf(edits.pieces, page, sideOf({ width, height, found }))
      setBacks({ name, file: picture, found, width, height, turning, pairs, address: URL.createObjectURL(picture) })
      setPhase('none')
    } catch {
      if (desk.current === opened) setPhase('failed')
    }
  }
  function leave() {
    close()
    setBacks(undefined)
    setPhase('none')
  }
  function turn(turning: Turning) {
    forget()
    setBacks((before) => before && { ...before, ...pairsOf(edits.pieces, page, sideOf(before), turning) })
  }
  const pair = (key: string, back: number | null) => setBacks((before) => before && { ...before, pairs: paired(before.pairs, key, back) })
  useReopened(page, open, close, backs?.address)
  return { phase, backs, cuts, cut, open: (picked: PagePicked) => void open(picked), leave, turn, pair }
}
export type Backs = ReturnType<typeof useBacks>

/** The backs that were kept, or chosen together with the page; and nothing is left when the page is. */
function useReopened(page: OpenPage, open: (picked: PagePicked, kept?: KeptBacks) => Promise<void>, close: () => void, address: string | undefined) {
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  useEffect(() => {
    const { backs: kept, back } = page
    if (kept) void open({ name: kept.name, picture: kept.file }, kept)
    else if (back) void open(back)
    return close
  }, [])
}
