import { useRouteContext } from '@tanstack/react-router'
import type { Surroundings } from './router.tsx'
import type { Site } from './site.ts'

/** The deployment and its visitor, as every page knows them. */
export const useSite = (): Site => (useRouteContext({ from: '__root__' }) as Surroundings).site
