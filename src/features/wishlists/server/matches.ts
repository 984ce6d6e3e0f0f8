import { stampItemSubject } from '#features/stamp-items/contract.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { query } from '#server/operations/slice.ts'
import { wishlists } from '../contract.ts'
import { matchesOf, progressOf } from './queries-matches.ts'
import { cardsOf } from './view.ts'

type MatchView = OutputOf<typeof wishlists.matches>['matches'][number]

export const matches = query(wishlists.matches, async ({ input, viewer, requester, db, tools }) => {
  const rows = await matchesOf(db, viewer.id, input.page_size, input.for_trade)
  const all = rows.flatMap(({ offers, asks }) => [...offers, ...asks])
  const kind = tools.subjects.get(stampItemSubject.type)!
  const context = { db, files: tools.files, locale: requester.locale }
  const ids = all.map(({ stamp_item_id }) => stamp_item_id)
  const cards = await cardsOf(context, kind, viewer.id, [...new Set(ids)])
  const shown = (of: (typeof rows)[number]['offers']): MatchView['offers'] =>
    of.flatMap(({ member_id: _owner, ...one }) => {
      const card = cards.get(one.stamp_item_id)
      return card ? [{ ...one, stamp_item_id: one.stamp_item_id as never, catalogue_entry_id: one.catalogue_entry_id as never, card }] : []
    })
  const found = rows.map(({ offers, asks, created_at, ...user }) => ({
    user: { ...user, id: user.id as MemberId, created_at: new Date(created_at) },
    ...{ offers: shown(offers), asks: shown(asks) },
  }))
  return { matches: found.filter(({ offers }) => offers.length > 0), member_id: viewer.id }
})

export const progress = query(wishlists.progress, async ({ input, viewer, requester, db }) => {
  const nameOf = await termNames(db, requester.locale)
  const rows = await progressOf(db, viewer.id, input.by, input.country)
  const named = rows.map(({ country, ...row }) => ({
    ...row,
    name: input.by === 'country' ? nameOf('countries', row.code) : row.code,
    country: country && nameOf('countries', country),
    country_code: country,
  }))
  return { progress: named, member_id: viewer.id }
})
