import { lazyPart } from '#web/hydration/lazy.tsx'

export { ChatLink } from './ChatLink.tsx'
export { chatPath } from './chat-path.ts'
export { ThreadActsContext } from './thread-acts.ts'
export const TalkWatch = lazyPart(() => import('./watch/TalkWatch.tsx').then(({ TalkWatch }) => TalkWatch))
/** Loaded when it is needed: it would be part of every page. */
export const forgetOutbox = (owner: string) => import('./outbox/outbox.ts').then((outbox) => outbox.forgetOutbox(owner))
