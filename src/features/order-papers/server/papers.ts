import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { orderPapers } from '../contract.ts'
import { MOST_SLIPS, mayRead, type PaperKind } from '../rules.ts'
import { ordersToSend, type PaperOrder, paidOrder } from './queries.ts'
import { type WordedPaper, wordPapers } from './word-papers.ts'

type Asked = Pick<QueryContext<typeof orderPapers.invoice>, 'db' | 'tools' | 'viewer' | 'requester'>
const worded = ({ db, tools, viewer, requester: { locale } }: Asked, kind: PaperKind, orders: readonly PaperOrder[]) =>
  wordPapers({ db, words: tools.words, locale, viewer: viewer.id }, kind, orders)

async function paperOf(call: QueryContext<typeof orderPapers.invoice>, kind: PaperKind): Promise<{ paper: WordedPaper; at: Date } | undefined> {
  const order = await paidOrder(call.db, call.input.id, call.viewer.id)
  if (!order || !mayRead(kind, order, call.viewer.id)) return undefined
  const [paper] = await worded(call, kind, [order])
  return { paper: paper!, at: order.paid_at }
}

async function fileOf({ tools, requester: { locale } }: Asked, papers: readonly WordedPaper[], at: Date, name: string) {
  // Performance: fonts and the PDF library are loaded with the first file.
  const { drawPapers } = await import('./draw-papers.ts')
  return { body: await drawPapers(papers, { site: tools.site.name, locale, at }), type: 'application/pdf', name: `${name}.pdf` } as never
}

export const show = query(orderPapers.show, async (call) => {
  const found = await paperOf(call as never, call.input.kind)
  return found ? { paper: found.paper } : refuse('order.not_found')
})

const file = (deed: 'invoice' | 'packingSlip', kind: PaperKind) =>
  query(orderPapers[deed], async (call) => {
    const found = await paperOf(call as never, kind)
    return found ? fileOf(call as never, [found.paper], found.at, `${found.paper.title} ${found.paper.number}`) : refuse('order.not_found')
  })
export const invoice = file('invoice', 'invoice')
export const packingSlip = file('packingSlip', 'packing-slip')

/** One more than are shown says whether there are more. */
const slipsOf = async (call: Asked) => {
  const orders = await ordersToSend(call.db, call.viewer.id, MOST_SLIPS + 1)
  return { orders, papers: await worded(call, 'packing-slip', orders.slice(0, MOST_SLIPS)) }
}
export const slips = query(orderPapers.slips, async (call) => {
  const { orders, papers } = await slipsOf(call)
  return { papers, more: orders.length > MOST_SLIPS, member_id: call.viewer.id }
})
export const slipsFile = query(orderPapers.slipsFile, async (call) => {
  const { orders, papers } = await slipsOf(call)
  const last = orders[papers.length - 1]
  return last ? fileOf(call, papers, last.paid_at, papers[0]!.title) : refuse('order.not_found')
})
