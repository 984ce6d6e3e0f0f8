import type { GivenOf } from '#kernel/operation.ts'
import { EMPTY_TREE } from '#kernel/written/tree.ts'
import { forgetKept, keep, readKept } from '#web/browser/local-storage.ts'
import type { blogs } from '../../contract.ts'
import type { DraftShown } from '../blog-answer.ts'

export type DraftText = Required<Omit<GivenOf<typeof blogs.save>, 'id' | 'version' | 'keeps_other' | 'is_news'>> & { is_news: boolean }

export const writingOf = (draft: DraftShown | undefined): DraftText => ({
  title: draft?.title ?? '',
  summary: draft?.summary ?? '',
  content: draft?.content ?? EMPTY_TREE,
  cover_media_id: draft?.cover?.id ?? null,
  cover_alt: draft?.cover?.alt ?? '',
  tags: draft ? [...draft.tags] : [],
  is_news: draft?.is_news ?? false,
})

interface Kept {
  readonly version: number
  readonly writing: DraftText
}
const keyOf = (owner: string, id: string) => `blog ${owner} ${id}`
/** What the server does not have yet stays on this device, apart for each member who uses it. */
export const keepHere = (owner: string, id: string, kept: Kept) => keep(keyOf(owner, id), kept)
export const keptHere = (owner: string, id: string) => readKept<Kept>(keyOf(owner, id))
export const forgetHere = (owner: string, id: string) => forgetKept(keyOf(owner, id))
