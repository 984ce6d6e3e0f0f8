import { lazyPart } from '#web/hydration/lazy.tsx'

export { default as talkCss } from './Chat.module.css'
export { ChatLink } from './ChatLink.tsx'
export { groupBox } from './outbox/outbox.ts'
export { type Post, useBox } from './outbox/use-outbox.ts'
export { Bubble } from './thread/bubble/Bubble.tsx'
export { BubbleActs, useOwnActs } from './thread/bubble/BubbleActs.tsx'
export { EditForm } from './thread/bubble/EditForm.tsx'
export { Composer } from './thread/Composer.tsx'
export { Day } from './thread/Day.tsx'
export { Outgoing } from './thread/Outgoing.tsx'
export { type PageAsked, usePages } from './thread/use-thread.ts'
export const TalkWatch = lazyPart(() => import('./watch/TalkWatch.tsx').then(({ TalkWatch }) => TalkWatch))
/** Loaded when it is needed: it would be part of every page. */
export const forgetOutbox = (owner: string) => import('./outbox/outbox.ts').then((outbox) => outbox.forgetOutbox(owner))
