import { useEffect, useRef, useState } from 'react'
import { type MediaId, medias } from '#features/media/contract.ts'
import type { MediaAnswer, Pictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { forgetKept, keep, readKept, useOwner } from '#web/browser/local-storage.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import type { ItemDraft } from '../blank-draft.ts'

interface StoredDraft {
  readonly draft: ItemDraft
  readonly media_ids: readonly string[]
}

interface Beginning {
  readonly hung?: readonly MediaAnswer[]
  /** What only the browser knows of how such a form begins. */
  readonly usual?: () => Partial<ItemDraft>
}
const NOTHING = { hung: [] as readonly MediaAnswer[], usual: () => ({}) }

/** The form as it is typed, kept in this browser for whoever typed it: leaving by mistake loses nothing. What is not saved yet may be thrown away. */
export function useDraft(name: string, first: ItemDraft, hanging: Pictures, beginning: Beginning = {}) {
  const { hung, usual: usually } = { ...NOTHING, ...beginning }
  const key = `${name} of ${useOwner()}`
  const { ask } = useQueryClient()
  const [draft, setDraft] = useState(first)
  const [restored, setRestored] = useState(false)
  const keeps = useRef(false)
  const media_ids = hanging.media_ids.join()
  const usual = hung.map(({ id }) => id).join()

  useEffect(() => {
    const kept = readKept<StoredDraft>(key)
    if (!kept) return setDraft((before) => ({ ...before, ...usually() }))
    setDraft((before) => ({ ...before, ...kept.draft }))
    setRestored(true)
    const again = (id: string) => call(ask, medias.show, { id: id as MediaId })
    void Promise.all(kept.media_ids.map(again)).then((answers) => {
      hanging.restore(answers.flatMap((answer) => (refused(answer) ? [] : [answer.media])))
      keeps.current = true
    })
  }, [])

  useEffect(() => {
    if (media_ids !== usual && !readKept(key)) keeps.current = true
    if (keeps.current) keep(key, { draft, media_ids: media_ids.split(',').filter(Boolean) } satisfies StoredDraft)
  }, [key, draft, media_ids, usual])

  const forget = () => {
    keeps.current = false
    forgetKept(key)
  }
  return {
    draft,
    restored,
    forget,
    set(news: Partial<ItemDraft>) {
      keeps.current = true
      setDraft((before) => ({ ...before, ...news }))
    },
    startOver() {
      forget()
      setRestored(false)
      setDraft({ ...first, ...usually() })
      hanging.restore(hung)
    },
  }
}
