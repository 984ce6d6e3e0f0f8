import { readKept } from '#web/browser/local-storage.ts'
import type { PostShown } from '../post-answer.ts'

export interface PostDraft {
  readonly body: string
  readonly audience: PostShown['audience']
  readonly medias: readonly PostShown['medias'][number][]
}
/** Drafts stay on the device, apart for each member who uses it. */
export const draftKey = (owner: string) => `post-draft ${owner}`
export const keptDraft = (owner: string) => readKept<PostDraft>(draftKey(owner))
