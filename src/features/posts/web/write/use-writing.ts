import { useEffect, useState } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { forgetKept, keep, useOwner } from '#web/browser/local-storage.ts'
import type { PostShown } from '../post-answer.ts'
import { draftKey, type PostDraft } from './kept-draft.ts'

/** What is being written: text, audience, pictures and their words. A new post stays on the device until the server has it. */
export function useWriting(first: PostDraft | undefined, is_kept: boolean, club?: string) {
  const key = draftKey(useOwner(), club)
  const [body, setBody] = useState(first?.body ?? '')
  const [audience, setAudience] = useState<PostShown['audience']>(first?.audience ?? 'Anyone')
  const [alts, setAlts] = useState<Record<string, string>>(() => Object.fromEntries((first?.medias ?? []).map(({ id, alt }) => [id, alt])))
  const hanging = usePictures(first?.medias ?? [])
  const medias = hanging.pictures.flatMap(({ media }) => (media ? [{ ...media, alt: alts[media.id] ?? '' }] : []))
  const is_empty = body.trim() === '' && medias.length === 0
  useEffect(() => {
    if (!is_kept) return
    if (is_empty) forgetKept(key)
    else keep(key, { body, audience, medias } satisfies PostDraft)
  })
  const pictures = medias.map(({ id, alt }) => ({ media_id: id, alt: alt.trim() }))
  return {
    ...{ body, setBody, audience, setAudience, hanging, is_empty },
    altOf: (id: string) => alts[id] ?? '',
    setAlt: (id: string, alt: string) => setAlts((before) => ({ ...before, [id]: alt })),
    given: { body: body.trim(), audience, pictures },
    forget: () => forgetKept(key),
  }
}
export type Writing = ReturnType<typeof useWriting>
