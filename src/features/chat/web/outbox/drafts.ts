import { forgetKept, keep, readKept } from '#web/browser/local-storage.ts'

/** What a member has begun to write, by whom it is for: on this device until it is sent. */
type Drafts = Readonly<Record<string, string>>
const keyOf = (owner: string) => `chat:drafts:${owner}`
const draftsOf = (owner: string) => readKept<Drafts>(keyOf(owner)) ?? {}

export const draftOf = (owner: string, user_id: string): string => draftsOf(owner)[user_id] ?? ''
export function keepDraft(owner: string, user_id: string, text: string) {
  const { [user_id]: _, ...others } = draftsOf(owner)
  const drafts = text ? { ...others, [user_id]: text } : others
  if (Object.keys(drafts).length) keep(keyOf(owner), drafts)
  else forgetDrafts(owner)
}

/** Privacy: after log-out nothing stays on the device. */
export const forgetDrafts = (owner: string) => forgetKept(keyOf(owner))
