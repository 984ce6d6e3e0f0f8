import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The gateway that holds our payments; another provider, account or mode does not know them. */
export interface GatewayIdentity {
  readonly provider: string
  /** Real money; null if unknown. */
  readonly livemode: boolean | null
  readonly account: string | null
}

/** Until the first payment, card or connected account the newest gateway is stored; afterwards the first one stays, and only unknown parts are filled in. */
export async function claimGateway(db: Db, { provider, livemode, account }: GatewayIdentity): Promise<GatewayIdentity> {
  const used = sql`(exists (select from payments) or exists (select from payment_customers) or exists (select from connected_accounts where account_id is not null))`
  const { rows } = await sql<GatewayIdentity>`
    insert into payment_gateway as kept (provider, livemode, account) values (${provider}, ${livemode}, ${account})
    on conflict (one) do update set
      provider = case when ${used} then kept.provider else excluded.provider end,
      livemode = case when ${used} then coalesce(kept.livemode, case when kept.provider = excluded.provider then excluded.livemode end) else excluded.livemode end,
      account = case when ${used} then coalesce(kept.account, case when kept.provider = excluded.provider and kept.livemode is not distinct from excluded.livemode then excluded.account end) else excluded.account end
    returning provider, livemode, account`.execute(db)
  return rows[0]!
}
