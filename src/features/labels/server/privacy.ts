import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: what was bought and given back is kept. The label itself, which names the buyer, is never kept here. */
export const labelTags = tagged({
  labels: {
    of: { through: 'orders', by: 'order_id' },
    columns: {
      id: 'legal',
      order_id: 'legal',
      provider: 'legal',
      postage_ref: 'legal',
      rate_ref: 'legal',
      carrier: 'legal',
      service: 'legal',
      amount: 'legal',
      currency: 'legal',
      length: 'legal',
      width: 'legal',
      height: 'legal',
      ounces: 'legal',
      status: 'legal',
      tracking: 'legal',
      tracker_ref: 'legal',
      failure: 'legal',
      track: 'legal',
      shipment_id: 'legal',
      looks: 'legal',
      check_at: 'legal',
      created_at: 'legal',
      bought_at: 'legal',
      ended_at: 'legal',
    },
  },
  label_events: { of: 'nobody', columns: { provider: 'legal', event_id: 'legal', at: 'legal' } },
})
