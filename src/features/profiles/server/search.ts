import * as z from 'zod/mini'
import type { OutputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { pageOf, placeOf, totalOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { profiles } from '../contract.ts'
import { type Standing, shows, usualVisibility } from '../rules.ts'
import { type FoundRow, folded, membersFound, membersNamed } from './queries-search.ts'
import { standingsOf } from './queries-standing.ts'

type Found = OutputOf<typeof profiles.search>['users']['data'][number]
const KEYS = z.tuple([z.string()])
const NUMBER = /^[#№]?(\d{8})$/

export const search = read(profiles.search, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const asked = input.search.trim()
  if (!asked) return { users: { data: [], total: 0, more_than_total: false, next_page_url: null } }
  const wish = { start: await folded(db, asked), number: Number(NUMBER.exec(asked)?.[1] ?? 0) || null }
  const found = await membersFound(db, viewer.id, wish, place)
  const { rows, next_page_url } = pageOf(profiles.search, input, found, (row) => [row.username])
  const standingOf = await standingsOf(
    db,
    viewer.id,
    rows.map((row) => row.id),
  )
  const total = input.cursor === undefined ? await totalOf(db, membersNamed(db, viewer.id, wish).select('id')) : {}
  return { users: { data: rows.map((row) => foundView(row, standingOf(row.id))), ...total, next_page_url } }
})

function foundView({ email, email_circle, is_private, ...row }: FoundRow, standing: Standing): Found {
  const shown = shows(email_circle ?? usualVisibility.email, is_private, standing)
  return { ...row, id: row.id as MemberId, level: row.level as Found['level'], ...(shown && { email }) }
}
