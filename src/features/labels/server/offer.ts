import type { Vault } from '#server/auth/vault.ts'
import type { NewLabel } from './queries.ts'

/** A rate as it was offered: it comes back sealed, so that neither its price nor its parcel can be another. */
export interface Offer extends Omit<NewLabel, 'order_id' | 'provider'> {
  /** Milliseconds of the database's clock. */
  readonly until: number
}
interface For {
  readonly order_id: string
  readonly provider: string
  readonly seller_id: string
}
/** Bound to the order, its seller and the provider. */
const aboutOf = ({ order_id, provider, seller_id }: For) => `label of ${provider} for ${order_id} by ${seller_id}`

export const sealOffer = (vault: Vault, of: For, offer: Offer): string => vault.seal(JSON.stringify(offer), aboutOf(of)).toString('base64url')
export function openOffer(vault: Vault, of: For, sealed: string): Offer | undefined {
  try {
    return JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), aboutOf(of))) as Offer
  } catch {
    return undefined
  }
}
