import { useEffect, useRef, useState } from 'react'
import { medias } from '#features/media/contract.ts'
import type { Pictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/ask.ts'
import { useStore } from '#web/data.ts'
import type { ItemDraft } from './draft.ts'

interface Kept {
  readonly draft: ItemDraft
  readonly media_ids: readonly string[]
}

/** The form as it is typed, kept in this tab: a reload loses nothing. */
export function useDraft(key: string, first: ItemDraft, hanging: Pictures) {
  const { ask } = useStore()
  const [draft, setDraft] = useState(first)
  const touched = useRef(false)
  const media_ids = hanging.media_ids.join()

  useEffect(() => {
    const kept = read(key)
    if (!kept) return
    touched.current = true
    setDraft(kept.draft)
    void Promise.all(kept.media_ids.map((id) => call(ask, medias.show, { id: id as never }))).then((answers) =>
      hanging.restore(answers.flatMap((answer) => (refused(answer) ? [] : [answer.media]))),
    )
  }, [])

  useEffect(() => {
    if (touched.current || media_ids)
      sessionStorage.setItem(key, JSON.stringify({ draft, media_ids: media_ids.split(',').filter(Boolean) } satisfies Kept))
  }, [key, draft, media_ids])

  return {
    draft,
    set(news: Partial<ItemDraft>) {
      touched.current = true
      setDraft((before) => ({ ...before, ...news }))
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Kept
  } catch {
    return undefined
  }
}
