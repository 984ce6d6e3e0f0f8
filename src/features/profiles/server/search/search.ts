import * as z from 'zod/mini'
import { tiesOf } from '#features/network/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { plain } from '#server/db/word-search.ts'
import { query } from '#server/operations/slice.ts'
import { profiles } from '../../contract.ts'
import { foundView } from '../found-view.ts'
import { meantName } from './meant-name.ts'
import { membersFound, membersNamed } from './queries-search.ts'

const KEYS = z.tuple([z.string()])
const NUMBER = /^[#№]?(\d{8})$/

export const search = query(profiles.search, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const asked = input.search.trim()
  if (!plain(asked)) return { users: { data: [], total: 0, more_than_total: false, next_page_url: null }, meant: null }
  const wish = { start: asked, number: Number(NUMBER.exec(asked)?.[1] ?? 0) || null }
  const found = await membersFound(db, viewer.id, wish, place)
  const { rows, next_page_url } = pageOf(profiles.search, input, found, (row) => [row.username])
  const tiesTo = await tiesOf(
    db,
    viewer.id,
    rows.map((row) => row.id),
  )
  const total = input.cursor === undefined ? await totalOf(db, membersNamed(db, viewer.id, wish).select('m.id')) : {}
  const isEmpty = rows.length === 0 && input.page === 1 && input.cursor === undefined
  const meant = isEmpty ? await meantName(db, viewer.id, asked) : null
  return { users: { data: rows.map((row) => foundView(row, tiesTo(row.id), viewer.id)), ...total, next_page_url }, meant }
})
