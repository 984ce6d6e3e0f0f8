import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { products } from '../../contract.ts'
import { type DraftFilter, draftsWanted, listDrafts } from '../queries-drafts.ts'
import { cardsOf } from './own-cards.ts'

const KEYS = z.tuple([z.uuid()])

type Question = Pick<QueryContext<typeof products.list>, 'input' | 'viewer' | 'requester' | 'db' | 'tools'>
/** A page of the viewer's products that are not shown for sale yet. Guests have none. */
export async function pageOfDrafts({ input, viewer, requester, db, tools }: Question) {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const filter: DraftFilter = { ...input, member_id: viewer.id }
  const { rows, next_page_url } = pageOf(products.list, input, await listDrafts(db, filter, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, draftsWanted(db, filter).clearSelect().select('id')) : {}
  return { products: { data: await cardsOf(db, rows, { files: tools.files, locale: requester.locale }), ...total, next_page_url } }
}
