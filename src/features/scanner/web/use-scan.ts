import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { scanner } from '../contract.ts'
import { Desk } from './desk.ts'
import type { Edits } from './edits.ts'
import type { Opened } from './messages.ts'
import { type PageScale, scaleOfDpi, unknownScale } from './scale/page-scale.ts'

export interface OpenPage extends Opened {
  readonly name: string
  readonly address: string
  readonly seconds: number
  readonly scale: PageScale
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
  async function open(file: File, dpi: number | undefined) {
    setPhase('finding')
    close()
    const answer = await run({ page_id: crypto.randomUUID() })
    if (refused(answer)) return setPhase('choose')
    const [began, scale] = [performance.now(), dpi ? scaleOfDpi(dpi, 'typed') : unknownScale]
    const opened = new Desk()
    desk.current = opened
    try {
      const found = await opened.open(file, scale.pixels_per_mm)
      setEdits({ pieces: found.found.pieces.map((piece, at) => ({ key: `found ${at}`, ...piece })), before: [] })
      setPage({ ...found, name: file.name, address: URL.createObjectURL(file), seconds: (performance.now() - began) / 1000, scale })
      setPhase('page')
    } catch {
      if (desk.current === opened) setPhase('unreadable')
    }
  }
  function leave() {
    close()
    setPage(undefined)
    setEdits(NOTHING)
    setPhase('choose')
  }
  const setScale = (scale: PageScale) => setPage((before) => before && { ...before, scale })
  return { phase, page, edits, setEdits, setScale, desk, open, leave }
}
export type Scan = ReturnType<typeof useScan>
