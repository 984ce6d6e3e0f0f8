import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { albums } from '../../contract.ts'
import { misplaced } from '../../rules.ts'
import type { MountAnswer, PageAnswer } from '../types.ts'

export interface Draft {
  readonly title: string
  readonly subtitle: string
  readonly foot: string
  readonly quadrille: boolean
  readonly mounts: readonly MountAnswer[]
}
const draftOf = ({ title, subtitle, foot, quadrille, mounts }: PageAnswer): Draft => ({ title, subtitle, foot, quadrille, mounts })
const givenOf = ({ mounts, ...words }: Draft) => ({
  ...words,
  mounts: mounts.map(({ stamp_item_id, catalogue_entry_id, x, y, width, height, mount, caption }) => ({
    ...{ stamp_item_id: stamp_item_id as never, catalogue_entry_id: catalogue_entry_id as never, x, y, width, height, mount, caption },
  })),
})

/** After the last change the page is saved by itself. */
const REST_MS = 700
const MOST_STEPS = 100

/** Saves the page one call at a time; true when the server has all of it. */
function useSaving(page: PageAnswer, draft: Draft, leave: () => void) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const call = useCommand(albums.savePage, { aside: true })
  const [saved, setSaved] = useState<Date>()
  const revision = useRef(page.revision)
  const [kept, latest] = [useRef(draft), useRef(draft)]
  latest.current = draft
  const running = useRef<Promise<boolean>>(undefined)
  const send = useRef(async () => true)
  send.current = async () => {
    const now = latest.current
    if (now === kept.current) return true
    if (misplaced(now.mounts)) return false
    const answer = await call.run({ id: page.album_id, page_id: page.id, revision: revision.current, ...givenOf(now) })
    if (!refused(answer)) {
      revision.current = answer.revision
      kept.current = now
      setSaved(new Date())
    } else {
      toast({ title: t`This page could not be saved. It is shown as it is now.`, tone: 'bad' })
      leave()
    }
    await cache.touched(new Set([`album:${page.album_id}`]))
    return refused(answer) ? false : send.current()
  }
  function save() {
    running.current ??= send.current().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  return { saved, save, busy: call.busy, isKept: () => latest.current === kept.current }
}

/** The page under the hands of its owner: every change is a step that can be undone, and is saved after a moment's rest. */
export function useArrange(page: PageAnswer, leave: () => void) {
  const [draft, setDraft] = useState(() => draftOf(page))
  const [past, setPast] = useState<readonly Draft[]>([])
  const saving = useSaving(page, draft, leave)
  const { isKept } = saving
  const save = useRef(saving.save)
  save.current = saving.save
  const flaw = misplaced(draft.mounts)?.refused
  useEffect(() => {
    if (flaw || isKept()) return
    const soon = setTimeout(() => void save.current(), REST_MS)
    return () => clearTimeout(soon)
  }, [draft, flaw])
  // Leaving the page before the rest is over loses nothing.
  useEffect(() => () => void save.current(), [])
  return {
    ...{ draft, flaw, saved: saving.saved, save: saving.save },
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      setDraft(before)
    },
    /** A change; `joined` with the one before it, as the steps of one drag are. */
    change(news: Partial<Draft>, joined = false) {
      if (!joined) setPast([...past, draft].slice(-MOST_STEPS))
      setDraft({ ...draft, ...news })
    },
  }
}
export type Arranging = ReturnType<typeof useArrange>
