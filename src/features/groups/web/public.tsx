import { lazyPart } from '#web/hydration/lazy.tsx'

export const GroupWatch = lazyPart(() => import('./watch/GroupWatch.tsx').then(({ GroupWatch }) => GroupWatch))
