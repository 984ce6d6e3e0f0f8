export { chargeBackPlan } from './charging/charge-back.ts'
export { drawnInvoice } from './invoices/invoices.ts'
export { type InvoiceRow as Invoiced, invoicesOf } from './invoices/queries-invoices.ts'
