import type { RouteMatch } from '#web/router/screen.ts'

/** A form that is sent without script names its empty fields too: they filter nothing. */
export const filledIn = (place: RouteMatch): RouteMatch => ({
  ...place,
  query: new URLSearchParams([...place.query].filter(([, value]) => value !== '')),
})
