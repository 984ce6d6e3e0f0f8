import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: entries stay complete. They contain only the owner's id; its name is erased in `members`. */
export const ledgerTags = tagged({
  ledger_accounts: {
    of: { own: 'owner_id' },
    columns: {
      id: 'legal',
      owner_id: 'legal',
      code: 'legal',
      currency: 'legal',
      shard: 'legal',
      side: 'legal',
      floored: 'legal',
      debits_posted: 'legal',
      credits_posted: 'legal',
      debits_pending: 'legal',
      version: 'legal',
    },
  },
  ledger_txns: {
    of: { own: 'actor_id' },
    columns: { id: 'legal', code: 'legal', ref_type: 'legal', ref_id: 'legal', actor_id: 'legal', reverses_id: 'legal', created_at: 'legal' },
  },
  ledger_entries: {
    of: { through: 'ledger_accounts', by: 'account_id' },
    columns: {
      id: 'legal',
      txn_id: 'legal',
      account_id: 'legal',
      direction: 'legal',
      amount: 'legal',
      currency: 'legal',
      balance_after: 'legal',
      account_version: 'legal',
    },
  },
  // Bookkeeping law: the recipient of a payout is kept.
  owed_payouts: {
    of: { own: 'member_id' },
    columns: {
      id: 'legal',
      member_id: 'legal',
      amount: 'legal',
      currency: 'legal',
      payee: 'legal',
      details: 'legal',
      created_at: 'legal',
      settled_at: 'legal',
      settled_by: 'legal',
    },
  },
  ledger_holds: {
    of: { through: 'ledger_accounts', by: 'from_account' },
    columns: {
      id: 'legal',
      txn_code: 'legal',
      ref_type: 'legal',
      ref_id: 'legal',
      from_account: 'legal',
      to_account: 'legal',
      amount: 'legal',
      posted_amount: 'legal',
      status: 'legal',
      created_at: 'legal',
      resolved_at: 'legal',
    },
  },
})
