import { lazyPart } from '#web/hydration/lazy.tsx'
import type { CallButtonsProps } from './CallButtons.tsx'

/** Loaded after the page: calls are a part of no page's first weight, and ring wherever a member is. */
export const CallButtons = lazyPart<CallButtonsProps>(() => import('./CallButtons.tsx').then(({ CallButtons }) => CallButtons))
export const CallWatch = lazyPart<{ member_id: string }>(() => import('./watch/CallWatch.tsx').then(({ CallWatch }) => CallWatch))
