import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useOwner } from '#web/browser/local-storage.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { blogs } from '../../contract.ts'
import { type DraftShown, editPath } from '../blog-answer.ts'
import { forgetHere, keepHere, keptHere, type Writing, writingOf } from './kept-text.ts'

/** From the last key to the save. */
const WAIT_MS = 2_000
const AGAIN_MS = 8_000
const NEW = 'new'
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'clash'

/** A draft that saves itself. What the server does not have yet is also kept on this device. */
export function useDraft(first: DraftShown | undefined, club_id: string | undefined) {
  const store = useQueryClient()
  const owner = useOwner()
  const [begin, save] = [useCommand(blogs.begin, { aside: true }), useCommand(blogs.save, { aside: true })]
  const [draft, setDraft] = useState(first)
  const kept = useRef(keptHere(owner, first?.id ?? NEW)).current
  const is_ahead = kept !== undefined && kept.version === (first?.version ?? 0)
  const [writing, setWriting] = useState<Writing>(is_ahead ? kept.writing : writingOf(first))
  const [state, setState] = useState<Saving>(is_ahead ? 'waiting' : 'saved')
  const now = useRef({ writing, draft, busy: false, edits: 0 })
  now.current.writing = writing

  function change(more: Partial<Writing>) {
    now.current.edits++
    setWriting((was) => ({ ...was, ...more }))
    setState((was) => (was === 'clash' ? was : 'waiting'))
  }
  async function write(given: Writing, version: number, keeps_other: boolean): Promise<DraftShown | undefined> {
    const { draft: known, edits } = now.current
    now.current.busy = true
    setState('saving')
    const answer = known
      ? await save.run({ ...given, id: known.id, version, keeps_other })
      : await begin.run({ ...given, ...(club_id && { club_id: club_id as never }) })
    now.current.busy = false
    if (refused(answer)) {
      setState((answer.refused as string) === 'blog.clash' ? 'clash' : 'failed')
      return undefined
    }
    forgetHere(owner, known?.id ?? NEW)
    settle(answer.draft)
    setState(now.current.edits === edits ? 'saved' : 'waiting')
    // The editor stays as it is; whoever loads the page anew finds the draft.
    if (!known) history.replaceState(history.state, '', editPath(answer.draft.id))
    return answer.draft
  }
  const send = () => write(now.current.writing, now.current.draft?.version ?? 0, false)
  /** What the page knows of the draft, also when somebody comes back to it. */
  function settle(theirs: DraftShown) {
    now.current.draft = theirs
    setDraft(theirs)
    for (const id of [theirs.id, theirs.post_id]) if (id) store.setQueryData(keyOf(queryOf(blogs.draft, { id })), { draft: theirs })
  }
  /** Two texts: one stays, and the other is kept among the earlier ones. */
  const keepMine = (theirs: DraftShown) => write(now.current.writing, theirs.version, true)
  async function keepTheirs(theirs: DraftShown) {
    const mine = await keepMine(theirs)
    const both = mine && (await write(writingOf(theirs), mine.version, true))
    if (both) setWriting(writingOf(both))
    return both
  }
  useEffect(() => {
    if (state === 'waiting' || state === 'failed' || state === 'clash') keepHere(owner, draft?.id ?? NEW, { version: draft?.version ?? 0, writing })
    if (state !== 'waiting' && state !== 'failed') return
    const later = setTimeout(() => !now.current.busy && void send(), state === 'failed' ? AGAIN_MS : WAIT_MS)
    return () => clearTimeout(later)
  }, [writing, state])
  return { draft, writing, change, state, send, settle, keepMine, keepTheirs, refusal: save.refusal ?? begin.refusal }
}
export type DraftState = ReturnType<typeof useDraft>
