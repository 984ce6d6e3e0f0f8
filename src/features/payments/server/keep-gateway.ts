import type { Db } from '#server/db/db.ts'
import { claimGateway, type GatewayIdentity } from './queries-gateway.ts'

/** Stores the gateway of this deployment. Returns the reason if the configured gateway differs from the one that holds existing payments. */
export async function keepGateway(db: Db, now: GatewayIdentity): Promise<string | undefined> {
  const kept = await claimGateway(db, now)
  const known = (['provider', 'livemode', 'account'] as const).filter((part) => kept[part] !== null && now[part] !== null)
  if (known.every((part) => kept[part] === now[part])) return undefined
  return `The payments of this database were opened with ${named(kept)}, and it is started with ${named(now)}: set the keys it had, or use another database`
}

const named = ({ provider, livemode, account }: GatewayIdentity) =>
  [provider, livemode === null || provider === 'sandbox' ? '' : livemode ? 'in live mode' : 'in test mode', account ? `(${account})` : '']
    .filter(Boolean)
    .join(' ')
