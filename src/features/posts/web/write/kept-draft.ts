import { readKept } from '#web/browser/local-storage.ts'
import type { PostShown } from '../post-answer.ts'

export interface PostDraft {
  readonly body: string
  readonly audience: PostShown['audience']
  readonly medias: readonly PostShown['medias'][number][]
}
/** Drafts stay on the device, apart for each member who uses it and each club. */
export const draftKey = (owner: string, club?: string) => (club ? `post-draft ${owner} ${club}` : `post-draft ${owner}`)
export const keptDraft = (owner: string, club?: string) => readKept<PostDraft>(draftKey(owner, club))
