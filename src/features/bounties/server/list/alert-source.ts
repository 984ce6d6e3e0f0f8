import { fill } from '#kernel/address.ts'
import type { Db } from '#server/db/db.ts'
import { type AlertListing, alertSource, NOT_IN_A_STORE } from '#server/slices/alert-source.ts'
import { type BountyId, bountyChanged, bountySubject } from '../../contract.ts'
import { foundOf } from './queries-alert.ts'

/** Bounties that open. */
export const bountyAlerts = alertSource({
  type: bountySubject.name,
  filters: ['search', 'country'],
  hrefOf: (filters) => fill('/marketplace/bounties', filters),
  event: bountyChanged,
  when: ({ status }) => status === 'Active',
  find: async (db, { bounty_id }) => listingOf(db, bounty_id),
})

async function listingOf(db: Db, id: BountyId): Promise<AlertListing | undefined> {
  const row = await foundOf(db, id)
  if (!row) return undefined
  const { title, user_id, words, country } = row
  return {
    ...{ type: bountySubject.name, subject_type: bountySubject.type, id, member_id: user_id, title, words },
    ...{ ...NOT_IN_A_STORE, facets: country === null ? {} : { country: [country] }, year: null, price: null },
  }
}
