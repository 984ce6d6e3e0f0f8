import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { profiles } from '../contract.ts'
import { type Standing, shows, usualVisibility } from '../rules.ts'
import type { FoundRow } from './queries-search.ts'

type Found = OutputOf<typeof profiles.search>['users']['data'][number]

/** A member in a list: the address only where its owner shows it to this viewer. */
export function foundView({ email, email_circle, is_private, ...row }: FoundRow, standing: Standing): Found {
  const shown = shows(email_circle ?? usualVisibility.email, is_private, standing)
  return { ...row, id: row.id as MemberId, level: row.level as Found['level'], ...(shown && { email }) }
}
