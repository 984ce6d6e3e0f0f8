import { sellerFor } from '#features/staff/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { FileAnswer, QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { orderPapers } from '../contract.ts'
import { MOST_SLIPS, mayRead, type PaperKind } from '../rules.ts'
import { ordersToSend, type PaperOrder, paidOrder } from './queries.ts'
import { type WordedPaper, wordPapers } from './word-papers.ts'

type PaperRequest = Pick<QueryContext<typeof orderPapers.show>, 'db' | 'tools' | 'viewer' | 'requester'>
const papersOf = ({ db, tools, viewer, requester: { locale } }: PaperRequest, kind: PaperKind, orders: readonly PaperOrder[]) =>
  wordPapers({ db, words: tools.words, locale, viewer: viewer.id }, kind, orders)

async function onePaper(request: PaperRequest, id: PaperOrder['id'], kind: PaperKind): Promise<{ paper: WordedPaper; at: Date } | undefined> {
  const order = await paidOrder(request.db, id, request.viewer.id)
  if (!order || !mayRead(kind, order)) return undefined
  const [paper] = await papersOf(request, kind, [order])
  return { paper: paper!, at: order.paid_at }
}

async function fileOf({ tools, requester: { locale } }: PaperRequest, papers: readonly WordedPaper[], at: Date, name: string): Promise<FileAnswer> {
  // Performance: fonts and the PDF library are loaded with the first file.
  const { drawPapers } = await import('./draw-papers.ts')
  return { body: await drawPapers(papers, { site: tools.site.name, locale, at }), type: 'application/pdf', name: `${name}.pdf` }
}
async function oneFile(request: PaperRequest, id: PaperOrder['id'], kind: PaperKind) {
  const found = await onePaper(request, id, kind)
  return found ? fileOf(request, [found.paper], found.at, `${found.paper.title} ${found.paper.number}`) : refuse('order.not_found')
}

export const show = query(orderPapers.show, async (request) => {
  const found = await onePaper(request, request.input.id, request.input.kind)
  return found ? { paper: found.paper } : refuse('order.not_found')
})
export const invoice = query(orderPapers.invoice, (request) => oneFile(request, request.input.id, 'invoice'))
export const packingSlip = query(orderPapers.packingSlip, (request) => oneFile(request, request.input.id, 'packing-slip'))

/** One more than are shown says whether there are more. */
const slipsOf = async (request: PaperRequest & { readonly input: { readonly seller_id?: Id<'members'> | undefined } }) => {
  const seller = await sellerFor(request.db, 'orders', request.viewer.id, request.input.seller_id)
  const orders = seller ? await ordersToSend(request.db, seller, MOST_SLIPS + 1) : []
  return { orders, seller, papers: await papersOf(request, 'packing-slip', orders.slice(0, MOST_SLIPS)) }
}
export const slips = query(orderPapers.slips, async (request) => {
  const { orders, seller, papers } = await slipsOf(request)
  return { papers, more: orders.length > MOST_SLIPS, member_id: seller ?? request.viewer.id }
})
export const slipsFile = query(orderPapers.slipsFile, async (request) => {
  const { orders, papers } = await slipsOf(request)
  const last = orders[papers.length - 1]
  return last ? fileOf(request, papers, last.paid_at, papers[0]!.title) : refuse('order.not_found')
})
