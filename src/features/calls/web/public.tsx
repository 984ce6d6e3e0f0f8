import { lazyPart } from '#web/hydration/lazy.tsx'

export { CallButtons } from './CallButtons.tsx'
/** Loaded after the page: a call rings wherever a member is. */
export const CallWatch = lazyPart<{ member_id: string }>(() => import('./watch/CallWatch.tsx').then(({ CallWatch }) => CallWatch))
