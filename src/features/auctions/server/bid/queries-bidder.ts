import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface BidderFacts {
  /** Of the address that an order would go to. */
  readonly country: string | null
  readonly has_card: boolean
  readonly strikes: number
  /** Fraud: shares an address or a card with the seller. Cards of the sandbox are all alike. */
  readonly is_related: boolean
}
/** The address that an order goes to, or that it is sent from without a store. */
const usual = (member_id: string) =>
  sql`(select d.country, d.zipcode, d.address from addresses d where d.member_id = ${member_id} and d.deleted_at is null order by d.is_default desc, d.id desc limit 1)`
export async function bidderFacts(db: Db, member_id: Id<'members'>, seller_id: Id<'members'>): Promise<BidderFacts> {
  const { rows } = await sql<BidderFacts>`
    select
      (select a.country from ${usual(member_id)} a) as country,
      exists (select from payment_methods p where p.member_id = ${member_id} and p.deleted_at is null) as has_card,
      (select count(*)::int from auction_strikes s where s.member_id = ${member_id} and s.at > clock_timestamp() - interval '1 year') as strikes,
      exists (select from ${usual(member_id)} a join ${usual(seller_id)} b on b.country = a.country
        and lower(b.zipcode) = lower(a.zipcode) and lower(b.address) = lower(a.address))
      or exists (select from payment_methods a join payment_methods b on b.member_id = ${seller_id} and b.brand = a.brand and b.last4 = a.last4
          and b.exp_month = a.exp_month and b.exp_year = a.exp_year
        where a.member_id = ${member_id} and a.provider <> 'sandbox' and b.provider <> 'sandbox')
        as is_related`.execute(db)
  return rows[0]!
}
