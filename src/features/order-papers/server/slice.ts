import { slice } from '#server/operations/slice.ts'
import { orderPapers } from '../contract.ts'
import { orderPaperTexts } from '../texts.ts'
import { invoice, packingSlip, show, slips, slipsFile } from './papers.ts'

export const orderPapersSlice = slice('order-papers', orderPapers, {
  handlers: { show, invoice, packingSlip, slips, slipsFile },
  scopes: { 'orders.read': ['show', 'invoice', 'packingSlip', 'slips', 'slipsFile'] },
  texts: orderPaperTexts,
})
