import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { clubs } from '../contract.ts'
import { runs } from '../rules.ts'
import { seenClub } from './queries.ts'
import { clubPage, clubsCounted, peopleCounted, peoplePage } from './queries-list.ts'
import { clubViews, personView } from './view.ts'

const KEYS = z.tuple([CountKey, z.uuid()])

export const list = query(clubs.list, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const found = await clubPage(db, viewer.id, input.view, place)
  const { rows, next_page_url } = pageOf(clubs.list, input, found, ({ member_count, id }) => [member_count, id])
  const total = input.cursor === undefined ? await totalOf(db, clubsCounted(viewer.id, input.view)) : {}
  return { clubs: { data: await clubViews(question, rows), ...total, next_page_url }, viewer_id: viewer.id }
})

export const show = query(clubs.show, async (question) => {
  const row = await seenClub(question.db, question.viewer.id, question.input.id)
  if (!row) return refuse('club.not_found')
  const [club] = await clubViews(question, [row])
  return { club: club! }
})

export const members = query(clubs.members, async ({ input, viewer, db }) => {
  const club = await seenClub(db, viewer.id, input.id)
  const is_run = club?.standing ? runs(club.standing) : false
  // Who asks to come in, is invited or kept out is told to those who run the club.
  if (!club?.is_open || (input.list !== 'members' && !is_run)) return refuse('club.not_found')
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(clubs.members, input, await peoplePage(db, viewer.id, input, place), ({ rank, id }) => [rank, id])
  const total = input.cursor === undefined ? await totalOf(db, peopleCounted(viewer.id, input)) : {}
  return { people: { data: rows.map((row) => personView(row, is_run)), ...total, next_page_url } }
})
