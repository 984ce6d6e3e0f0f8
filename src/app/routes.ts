import { page } from '#web/site.ts'

/** The map of the site: every address, and the screen that draws it. */
export const routes = [
  page('/', () => import('#pages/HomePage.tsx')),
]
