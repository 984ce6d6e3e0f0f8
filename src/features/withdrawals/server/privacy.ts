import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: what was paid out, and to which bank, is kept. */
export const withdrawalTags = tagged({
  withdrawals: {
    of: { own: 'member_id' },
    columns: {
      id: 'legal',
      member_id: 'legal',
      amount: 'legal',
      currency: 'legal',
      status: 'legal',
      account_id: 'legal',
      bank_name: 'legal',
      bank_last4: 'legal',
      attempt: 'legal',
      transfer_ref: 'legal',
      payout_ref: 'legal',
      reversal_ref: 'legal',
      failure: 'legal',
      send_at: 'legal',
      arrives_at: 'legal',
      check_at: 'legal',
      back_due: 'legal',
      created_at: 'legal',
      updated_at: 'legal',
      paid_at: 'legal',
      ended_at: 'legal',
    },
  },
})
