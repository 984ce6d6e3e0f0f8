import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { scanner } from '../contract.ts'
import { Desk } from './desk.ts'
import type { Edits } from './edits.ts'
import type { PagePicked } from './files/PageFile.tsx'
import { type KeptPage, NO_WORDS } from './keep/kept-page.ts'
import type { Opened } from './messages.ts'
import { type PageScale, scaleOfDpi, unknownScale } from './scale/page-scale.ts'

/** What is there before a page is looked at. */
type Start = Pick<KeptPage, 'page_id' | 'name' | 'file' | 'scale' | 'words' | 'backs'> & {
  /** The picture of the backs, chosen together with that of the page. */
  readonly back?: PagePicked | undefined
}
export interface OpenPage extends Opened, Start {
  readonly address: string
  readonly seconds: number
}
export type Phase = 'choose' | 'finding' | 'unreadable' | 'page'

const NOTHING: Edits = { pieces: [], before: [] }

/** One page at a time: chosen, counted, found. The picture never leaves the device before it is saved. */
export function useScan() {
  const desk = useRef<Desk>(undefined)
  const [phase, setPhase] = useState<Phase>('choose')
  const [page, setPage] = useState<OpenPage>()
  const [edits, setEdits] = useState<Edits>(NOTHING)
  const { run } = useCommand(scanner.start)
  const close = () => {
    desk.current?.close()
    desk.current = undefined
  }
  useEffect(() => close, [])
  const address = page?.address
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  async function show(start: Start, kept?: KeptPage) {
    setPhase('finding')
    close()
    const answer = await run({ page_id: start.page_id })
    if (refused(answer)) return setPhase('choose')
    const began = performance.now()
    const opened = new Desk()
    desk.current = opened
    try {
      const told = await opened.open(start.file, start.scale.pixels_per_mm, kept?.found)
      setEdits(kept?.edits ?? { pieces: told.found.pieces.map((piece, at) => ({ key: `found ${at}`, ...piece })), before: [] })
      setPage({ ...told, ...start, address: URL.createObjectURL(start.file), seconds: (performance.now() - began) / 1000 })
      setPhase('page')
    } catch {
      if (desk.current === opened) setPhase('unreadable')
    }
  }
  const open = ({ name, picture }: PagePicked, back: PagePicked | undefined, dpi: number | undefined) => {
    const scale = dpi ? scaleOfDpi(dpi, 'typed') : unknownScale
    return show({ page_id: crypto.randomUUID(), name, file: picture, scale, words: NO_WORDS, backs: undefined, back })
  }
  /** The page as it stood before a reload. */
  const resume = (kept: KeptPage) => show(kept, kept)
  function leave() {
    close()
    setPage(undefined)
    setEdits(NOTHING)
    setPhase('choose')
  }
  const setScale = (scale: PageScale) => setPage((before) => before && { ...before, scale })
  return { phase, page, edits, setEdits, setScale, desk, open, resume, leave }
}
export type Scan = ReturnType<typeof useScan>
