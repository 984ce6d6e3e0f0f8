/** What slices above may use of subscriptions. */
export { drawnInvoice } from './invoices.ts'
export { type InvoiceRow as Invoiced, invoicesOf } from './queries-invoices.ts'
