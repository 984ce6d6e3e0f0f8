import { useEffect, useRef } from 'react'
import { useData } from '#web/query/hooks.ts'
import { scanner } from '../../contract.ts'
import type { Backs } from '../backs/use-backs.ts'
import type { OpenPage, Scan } from '../use-scan.ts'
import { keepPage, type TypedWords } from './kept-page.ts'

const REST_MS = 200

/** The page is kept as it stands, so that a reload or a crash loses nothing; one write at a time, the last one wins. */
export function useKeeping({ edits }: Scan, { page_id, name, file, found, scale }: OpenPage, { names, common }: TypedWords, { backs: open }: Backs) {
  const { member_id } = useData(scanner.left, {})
  const last = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    // With its last piece saved there is nothing to come back to.
    if (edits.pieces.length === 0 && edits.before.length === 0) return
    const backs = open && { name: open.name, file: open.file, found: open.found, turning: open.turning, pairs: open.pairs }
    const rest = setTimeout(() => {
      last.current = last.current.then(() => keepPage({ member_id, page_id, name, file, found, scale, edits, words: { names, common }, backs }))
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [member_id, page_id, name, file, found, scale, edits, names, common, open])
}
