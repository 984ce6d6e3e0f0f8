/** Carriers that do not exist, for deployments without an account. Nothing is kept: a reference holds all that is known of its parcel. */

interface SandboxParcel {
  readonly reference: string
  readonly from: { readonly country: string }
  readonly to: { readonly country: string; readonly zipcode: string }
  readonly parcel: { readonly length: number; readonly width: number; readonly height: number; readonly ounces: number }
}
interface Service {
  readonly code: string
  readonly service: string
  readonly days: number
  /** Minor units at home: for each parcel, and for each ounce. */
  readonly base: number
  readonly ounce: number
}
const CARRIER = 'Sandbox Post'
const SERVICES: readonly Service[] = [
  { code: 'letter', service: 'Tracked letter', days: 4, base: 410, ounce: 24 },
  { code: 'parcel', service: 'Tracked parcel', days: 3, base: 780, ounce: 16 },
  { code: 'express', service: 'Express', days: 1, base: 2_450, ounce: 31 },
]
/** Ounces; heavier parcels are taken by nobody, and heavier letters by no letter post. */
const HEAVIEST = 1_120
const HEAVIEST_LETTER = 16
/** Abroad it costs more and takes longer. */
const ABROAD = 2
/** Hours after which a parcel is underway, and has arrived. */
const UNDERWAY_HOURS = 24
const THERE_HOURS = 72
const HOUR = 3_600_000

interface Made {
  readonly at: number
  readonly n: string
}
const refOf = (made: Made) => `shp_${Buffer.from(JSON.stringify(made)).toString('base64url')}`
function madeIn(ref: string): Made | undefined {
  try {
    return JSON.parse(Buffer.from(ref.slice(4), 'base64url').toString()) as Made
  } catch {
    return undefined
  }
}

export interface PostageSandboxParts {
  readonly webhook_secret: string
  readonly offered: boolean
  readonly now?: () => number
}
export function openPostageSandbox({ webhook_secret, offered, now = Date.now }: PostageSandboxParts) {
  return {
    provider: 'sandbox' as const,
    webhook_secret,
    offered,
    async rates({ from, to, parcel }: SandboxParcel) {
      if (parcel.ounces > HEAVIEST || to.zipcode === '00000') return { failure: 'refused' as const }
      const times = from.country === to.country ? 1 : ABROAD
      const services = SERVICES.filter(({ code }) => code !== 'letter' || parcel.ounces <= HEAVIEST_LETTER)
      const rates = services.map(({ code, service, days, base, ounce }) => ({
        ...{ rate_ref: `rate_${code}`, carrier: CARRIER, service, days: days * times },
        amount: times * (base + Math.ceil(parcel.ounces) * ounce),
      }))
      return { postage_ref: refOf({ at: now(), n: crypto.randomUUID().slice(0, 8) }), rates }
    },
    async buy(postage_ref: string, rate_ref: string) {
      const [made, chosen] = [madeIn(postage_ref), SERVICES.find(({ code }) => rate_ref === `rate_${code}`)]
      if (!made || !chosen) return { status: 'failed' as const, failure: 'rate_unknown' }
      const tracking = `SB${made.n.toUpperCase()}${String(made.at).slice(-6)}`
      return { status: 'bought' as const, tracking, tracker_ref: `trk_${made.n}`, carrier: CARRIER, service: chosen.service }
    },
    /** As real carriers do: what is given back is asked for first, and decided later. */
    refund: async (_: string, again: boolean) => (again ? ('refunded' as const) : ('submitted' as const)),
    async track(postage_ref: string) {
      const hours = (now() - (madeIn(postage_ref)?.at ?? now())) / HOUR
      return hours >= THERE_HOURS ? 'delivered' : hours >= UNDERWAY_HOURS ? 'in_transit' : 'pre_transit'
    },
    print: async () => null,
  }
}
