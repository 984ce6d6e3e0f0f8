import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useOwner } from '#web/browser/local-storage.ts'
import { useCommand } from '#web/command/use-command.ts'
import type { QueryClient } from '#web/query/client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { blogs } from '../../contract.ts'
import { type DraftShown, editPath } from '../blog-answer.ts'
import { type DraftText, forgetHere, keepHere, keptHere, writingOf } from './kept-text.ts'

/** From the last key to the save. */
const WAIT_MS = 2_000
const AGAIN_MS = 8_000
const NEW = 'new'
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'clash'

/** What the page knows of the draft, also when somebody comes back to it. */
function remember(store: QueryClient, draft: DraftShown) {
  for (const id of [draft.id, draft.post_id]) if (id) store.setQueryData(keyOf(queryOf(blogs.draft, { id })), { draft })
}
/** What was written last: on this device, if the server does not have it yet. */
function useFirst(owner: string, first: DraftShown | undefined) {
  const kept = useRef(keptHere(owner, first?.id ?? NEW)).current
  const is_ahead = kept !== undefined && kept.version === (first?.version ?? 0)
  return { writing: is_ahead ? kept.writing : writingOf(first), state: is_ahead ? ('waiting' as const) : ('saved' as const) }
}

/** Begins the draft, or saves it over the version that one has seen. */
function useSending(club_id: string | undefined) {
  const [begin, save] = [useCommand(blogs.begin, { aside: true }), useCommand(blogs.save, { aside: true })]
  const sent = (known: DraftShown | undefined, given: DraftText, version: number, keeps_other: boolean) =>
    known ? save.run({ ...given, id: known.id, version, keeps_other }) : begin.run({ ...given, ...(club_id && { club_id: club_id as never }) })
  return { sent, refusal: save.refusal ?? begin.refusal }
}

interface Saves {
  readonly draft: DraftShown | undefined
  readonly writing: DraftText
  readonly state: Saving
  readonly isBusy: () => boolean
  readonly send: () => Promise<unknown>
}
/** Some seconds after the last key; until then it is on this device. */
function useAutosave(owner: string, { draft, writing, state, isBusy, send }: Saves) {
  useEffect(() => {
    if (state !== 'saved' && state !== 'saving') keepHere(owner, draft?.id ?? NEW, { version: draft?.version ?? 0, writing })
    if (state !== 'waiting' && state !== 'failed') return
    const later = setTimeout(() => !isBusy() && void send(), state === 'failed' ? AGAIN_MS : WAIT_MS)
    return () => clearTimeout(later)
  }, [writing, state])
}

/** A draft that saves itself. What the server does not have yet is also kept on this device. */
export function useDraft(first: DraftShown | undefined, club_id: string | undefined) {
  const store = useQueryClient()
  const owner = useOwner()
  const { sent, refusal } = useSending(club_id)
  const [draft, setDraft] = useState(first)
  const begun = useFirst(owner, first)
  const [writing, setWriting] = useState<DraftText>(begun.writing)
  const [state, setState] = useState<Saving>(begun.state)
  const now = useRef({ writing, draft, busy: false, edits: 0 })
  now.current.writing = writing

  function change(more: Partial<DraftText>) {
    now.current.edits++
    setWriting((was) => ({ ...was, ...more }))
    setState((was) => (was === 'clash' ? was : 'waiting'))
  }
  async function write(given: DraftText, version: number, keeps_other: boolean): Promise<DraftShown | undefined> {
    const { draft: known, edits } = now.current
    now.current.busy = true
    setState('saving')
    const answer = await sent(known, given, version, keeps_other)
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
  function settle(theirs: DraftShown) {
    now.current.draft = theirs
    setDraft(theirs)
    remember(store, theirs)
  }
  const isBusy = () => now.current.busy
  useAutosave(owner, { draft, writing, state, isBusy, send })
  /** Two texts: one stays, and the other is kept among the earlier ones. */
  const keepMine = (theirs: DraftShown) => write(now.current.writing, theirs.version, true)
  const keepTheirs = async (theirs: DraftShown) => {
    const mine = await keepMine(theirs)
    setWriting(writingOf(theirs))
    return mine && write(writingOf(theirs), mine.version, true)
  }
  return { draft, writing, change, state, send, settle, keepMine, keepTheirs, refusal }
}
export type DraftState = ReturnType<typeof useDraft>
