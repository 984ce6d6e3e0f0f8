import type { Ties } from '#features/network/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { profiles } from '../contract.ts'
import { shows, usualVisibility } from '../rules.ts'
import type { FoundRow } from './search/queries-search.ts'
import { standingFrom } from './standings.ts'

type FoundMember = OutputOf<typeof profiles.search>['users']['data'][number]

/** A member in a list; the e-mail address only if its visibility allows this viewer. */
export function foundView({ email, email_circle, ...row }: FoundRow, ties: Ties, viewer: string | null): FoundMember {
  const shown = shows(email_circle ?? usualVisibility.email, row.is_private, standingFrom(ties, row.id === viewer))
  return { ...row, ...ties, id: row.id, level: row.level as FoundMember['level'], ...(shown && { email }) }
}
