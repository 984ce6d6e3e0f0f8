import { tagged } from '#server/privacy.ts'

export const paymentTags = tagged({
  payments: {
    of: { own: 'member_id' },
    columns: {
      id: 'legal',
      member_id: 'legal',
      ref_type: 'legal',
      ref_id: 'legal',
      attempt: 'legal',
      provider: 'legal',
      // By it the gateway's own books are found again.
      provider_ref: 'legal',
      method_ref: { tag: 'private', becomes: 'erased' },
      payment_method_id: 'private',
      return_url: 'private',
      amount: 'legal',
      currency: 'legal',
      captured: 'legal',
      refunded: 'legal',
      status: 'legal',
      action_url: 'secret',
      failure: 'private',
      check_at: 'legal',
      created_at: 'legal',
      updated_at: 'legal',
    },
  },
  payment_customers: { of: { own: 'member_id' }, columns: { member_id: 'private', provider: 'private', customer_ref: 'private' } },
  payment_methods: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      provider: 'private',
      payment_method_id: 'private',
      type: 'private',
      brand: 'private',
      last4: 'private',
      exp_month: 'private',
      exp_year: 'private',
      is_default: 'private',
      created_at: 'private',
      deleted_at: 'private',
    },
  },
  connected_accounts: {
    of: { own: 'accountable_id' },
    columns: {
      id: 'private',
      accountable_id: 'private',
      provider: 'private',
      account_id: 'private',
      is_active: 'private',
      created_at: 'private',
      updated_at: 'private',
    },
  },
  webhook_events: {
    of: { through: 'payments', by: 'object_ref', to: 'provider_ref' },
    columns: { provider: 'legal', event_id: 'legal', type: 'legal', object_ref: 'legal', received_at: 'legal' },
  },
})
