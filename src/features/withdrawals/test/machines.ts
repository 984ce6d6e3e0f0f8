import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { withdrawals } from '../contract.ts'
import { withdrawalMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'withdrawal',
    machine: withdrawalMachine,
    ops: { cancel: withdrawals.cancel, retry: withdrawals.retry },
    parties: { ann: 'member' },
    object: 'withdrawal',
    table: 'withdrawals',
    put: async ({ pool, ann }, id, state) => {
      // A retry asks for an account that has been active for days.
      await pool.query(
        `insert into connected_accounts (accountable_id, provider, account_id, is_active, status, changed_at)
         values ($1, 'sandbox', 'acct_fixture', true, 'active', clock_timestamp() - interval '80 hours')
         on conflict (accountable_id) do update set changed_at = excluded.changed_at`,
        [ann.id],
      )
      await pool.query(
        `update withdrawals set status = $1, back_due = false, check_at = null,
           paid_at = case when $1 in ('paid', 'returned') then clock_timestamp() end,
           ended_at = case when $1 in ('cancelled', 'returned') then clock_timestamp() end,
           account_id = (select a.account_id from connected_accounts a where a.accountable_id = $3)
         where id = $2`,
        [state, id, ann.id],
      )
      await pool.query("update members set password_set_at = clock_timestamp() - interval '80 hours' where id = $1", [ann.id])
    },
  },
]
