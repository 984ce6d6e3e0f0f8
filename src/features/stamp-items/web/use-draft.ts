import { useEffect, useRef, useState } from 'react'
import { type MediaId, medias } from '#features/media/contract.ts'
import type { MediaAnswer, Pictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/ask.ts'
import { useStore } from '#web/data.ts'
import type { ItemDraft } from './draft.ts'

interface Kept {
  readonly draft: ItemDraft
  readonly media_ids: readonly string[]
}

/** The form as it is typed, kept in this tab: a reload loses nothing. What is not saved yet may be thrown away. */
export function useDraft(key: string, first: ItemDraft, hanging: Pictures, hung: readonly MediaAnswer[] = []) {
  const { ask } = useStore()
  const [draft, setDraft] = useState(first)
  const [restored, setRestored] = useState(false)
  const keeps = useRef(false)
  const media_ids = hanging.media_ids.join()
  const usual = hung.map(({ id }) => id).join()

  useEffect(() => {
    const kept = read(key)
    if (!kept) return
    setDraft(kept.draft)
    setRestored(true)
    const again = (id: string) => call(ask, medias.show, { id: id as MediaId })
    void Promise.all(kept.media_ids.map(again)).then((answers) => {
      hanging.restore(answers.flatMap((answer) => (refused(answer) ? [] : [answer.media])))
      keeps.current = true
    })
  }, [])

  useEffect(() => {
    if (media_ids !== usual && !read(key)) keeps.current = true
    if (keeps.current) sessionStorage.setItem(key, JSON.stringify({ draft, media_ids: media_ids.split(',').filter(Boolean) } satisfies Kept))
  }, [key, draft, media_ids, usual])

  const forget = () => {
    keeps.current = false
    sessionStorage.removeItem(key)
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
      setDraft(first)
      hanging.restore(hung)
    },
  }
}

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Kept
  } catch {
    return undefined
  }
}
