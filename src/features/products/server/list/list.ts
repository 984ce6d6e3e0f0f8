import { etagOfPage, isAsForGuests, pageOfListings } from '#features/listings/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { cachedQuery } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'
import { listingView } from '../view.ts'
import { pageOfDrafts } from './drafts.ts'

const { list: op } = products
const kind = productSubject.type

export const list = cachedQuery(
  op,
  async ({ input, viewer, db }) => etagOfPage(db, { op, kind, viewer: viewer.id, input }),
  async (question) => {
    const { input, viewer, requester, db, tools, stands } = question
    if (input.is_published === false) return pageOfDrafts(question)
    const nameOf = await termNames(db, requester.locale)
    const page = await pageOfListings(db, { op, kind, viewer: viewer.id, input })
    if (refused(page)) return page
    stands(page.mark)
    const data = page.rows.map((row) => listingView(tools.files, nameOf, row))
    return { products: { data, ...page.total, next_page_url: page.next_page_url } }
  },
  async ({ input, viewer, db }) => input.is_published !== false && isAsForGuests(db, viewer.id, input),
)
