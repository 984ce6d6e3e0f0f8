import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: what a bank has taken back and what was said against it is kept. */
export const chargebackTags = tagged({
  chargebacks: {
    of: { through: 'payments', by: 'payment_id' },
    columns: {
      ...{ id: 'legal', payment_id: 'legal', provider_ref: 'legal', status: 'legal', reason: 'legal', amount: 'legal', currency: 'legal' },
      ...{
        due_at: 'legal',
        evidence: 'legal',
        submitted_by: 'legal',
        submitted_at: 'legal',
        check_at: 'legal',
        created_at: 'legal',
        closed_at: 'legal',
      },
    },
  },
  chargeback_movements: {
    of: { through: 'chargebacks', by: 'chargeback_id' },
    columns: { id: 'legal', chargeback_id: 'legal', provider_ref: 'legal', amount: 'legal', fee: 'legal', created_at: 'legal' },
  },
  chargeback_orders: {
    of: { through: 'orders', by: 'order_id' },
    columns: {
      ...{ id: 'legal', chargeback_id: 'legal', order_id: 'legal', was: 'legal', held: 'legal', taken: 'legal', commission: 'legal', debt: 'legal' },
    },
  },
})
