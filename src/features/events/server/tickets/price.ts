import { findAccount } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'

type Asking = Pick<Tools, 'gateway'>
/** Whoever asks money has an account that it can be paid out to. */
export async function accountFlaw(db: Db, { gateway }: Asking, owner: Id<'members'>) {
  const account = await findAccount(db, owner, gateway.provider)
  return account?.status === 'active' ? undefined : refuse('event.account')
}
interface Price {
  readonly price?: number | null | undefined
}
/** A price that is set or changed: by its owner alone, since the money is theirs. */
export async function priceFlaw(db: Db, tools: Asking, who: { owner: Id<'members'>; viewer: Id<'members'>; was?: number | null }, { price }: Price) {
  if (price === undefined || price === (who.was ?? null)) return undefined
  if (who.owner !== who.viewer) return refuse('event.not_yours')
  return price === null ? undefined : accountFlaw(db, tools, who.owner)
}
/** The columns of a price. */
export const priced = ({ price }: Price, currency: string) =>
  price === undefined ? {} : price === null ? { price: null, currency: null } : { price, currency }
