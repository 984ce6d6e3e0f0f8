import { amountText } from '#kernel/written/money-text.ts'
import { minorUnits } from './minor-units.ts'
import type { Bought, Postage, PostageAddress, PostageRefund, PostageWish, PrintedLabel, Rated } from './postage.ts'

const TIMEOUT = 15_000
const MOST_BYTES = 5_000_000
/** https://docs.easypost.com/docs/customs-infos: shipments below 2,500 dollars need no filing. */
const NO_FILING = 'NOEEI 30.37(a)'

interface Rate {
  readonly id: string
  readonly carrier: string
  readonly service: string
  readonly rate: string
  readonly currency: string
  readonly delivery_days: number | null
}
/** What is used of a shipment: https://docs.easypost.com/docs/shipments */
interface Shipment {
  readonly id: string
  readonly rates: readonly Rate[]
  readonly selected_rate: Rate | null
  readonly tracking_code: string | null
  readonly tracker: { readonly id: string } | null
  readonly refund_status: string | null
  readonly postage_label: { readonly label_url: string; readonly label_pdf_url: string | null; readonly label_file_type: string } | null
}
interface EasyPostClient {
  readonly Shipment: {
    create(given: object): Promise<Shipment>
    retrieve(id: string): Promise<Shipment>
    buy(id: string, rate_id: string): Promise<Shipment>
    refund(id: string): Promise<Shipment>
  }
  readonly Tracker: { retrieve(id: string): Promise<{ readonly status: string }> }
}
interface EasyPostSettings {
  readonly key: string
  readonly webhook_secret: string
  /** Ends with a slash; empty: EasyPost itself. */
  readonly url: string
}
/** EasyPost through its own library, which is loaded only where its key is set. */
export async function openEasyPost({ key, webhook_secret, url }: EasyPostSettings): Promise<Postage> {
  // Its types describe the CommonJS build; Node loads the module, whose default is the class.
  const { default: Client } = (await import('@easypost/api')) as unknown as { default: new (key: string, options: object) => EasyPostClient }
  const client = new Client(key, { timeout: TIMEOUT, ...(url && { baseUrl: url }) })
  return {
    ...{ provider: 'easypost', webhook_secret, offered: true },
    rates: (wish) => ratesOf(client, wish),
    buy: (postage_ref, rate_ref) => buy(client, postage_ref, rate_ref),
    refund: (postage_ref) => refund(client, postage_ref),
    track: (_, tracker_ref) => track(client, tracker_ref),
    print: (postage_ref) => print(client, postage_ref, url.startsWith('http:')),
  }
}

const addressOf = ({ full_name, address, city, state, zipcode, country, phone }: PostageAddress) => {
  const [street1 = '', street2 = ''] = address.split('\n')
  return { name: full_name, street1, street2, city, state, zip: zipcode, country, phone }
}
function customsOf({ customs, parcel, from, currency }: PostageWish) {
  if (!customs) return {}
  const pieces = customs.goods.reduce((all, { quantity }) => all + quantity, 0)
  const customs_items = customs.goods.map(({ description, heading, quantity, amount }) => ({
    ...{ description, quantity, value: amountText({ amount, currency }, 'en'), currency, hs_tariff_number: heading, origin_country: from.country },
    weight: Math.max(0.1, Math.floor((10 * parcel.ounces * quantity) / pieces) / 10),
  }))
  const declared = { contents_type: 'merchandise', restriction_type: 'none', non_delivery_option: 'return', eel_pfc: NO_FILING }
  return { customs_info: { ...declared, customs_certify: true, customs_signer: customs.signer, customs_items } }
}

async function ratesOf(client: EasyPostClient, wish: PostageWish): Promise<Rated> {
  const { reference, from, to, parcel, currency } = wish
  const { ounces: weight, ...size } = parcel
  const given = { from_address: addressOf(from), to_address: addressOf(to), parcel: { ...size, weight }, ...customsOf(wish) }
  try {
    const shipment = await client.Shipment.create({ ...given, reference, options: { label_format: 'PDF', currency } })
    const rates = shipment.rates.flatMap(({ id, carrier, service, rate, currency: of, delivery_days }) => {
      const amount = of === currency ? minorUnits(rate, currency) : undefined
      return amount ? [{ rate_ref: id, carrier, service, amount, days: delivery_days ?? null }] : []
    })
    return { postage_ref: shipment.id, rates }
  } catch (fault) {
    return { failure: isRefusal(fault) ? 'refused' : 'away' }
  }
}

/** What was bought before is answered as bought: the first answer may have been lost. */
async function buy(client: EasyPostClient, postage_ref: string, rate_ref: string): Promise<Bought> {
  try {
    const before = boughtIn(await client.Shipment.retrieve(postage_ref))
    return before ?? boughtIn(await client.Shipment.buy(postage_ref, rate_ref)) ?? { status: 'unknown' }
  } catch (fault) {
    return isRefusal(fault) ? { status: 'failed', failure: codeOf(fault) } : { status: 'unknown' }
  }
}
function boughtIn({ postage_label, tracking_code: tracking, tracker, selected_rate }: Shipment): Bought | undefined {
  if (!postage_label || !tracking || !selected_rate) return undefined
  return { status: 'bought', tracking, tracker_ref: tracker?.id ?? null, carrier: selected_rate.carrier, service: selected_rate.service }
}

const REFUNDS: ReadonlySet<string> = new Set(['submitted', 'refunded', 'rejected'])
async function refund(client: EasyPostClient, postage_ref: string): Promise<PostageRefund> {
  try {
    const before = (await client.Shipment.retrieve(postage_ref)).refund_status
    const status = before ?? (await client.Shipment.refund(postage_ref)).refund_status
    return status && REFUNDS.has(status) ? (status as PostageRefund) : 'unknown'
  } catch (fault) {
    return isRefusal(fault) ? 'rejected' : 'unknown'
  }
}

const track = async (client: EasyPostClient, tracker_ref: string | null): Promise<string | undefined> =>
  tracker_ref === null
    ? undefined
    : client.Tracker.retrieve(tracker_ref).then(
        ({ status }) => status,
        () => undefined,
      )

/** The address of the label is not kept: whoever has it can read where a buyer lives. */
async function print(client: EasyPostClient, postage_ref: string, plain: boolean): Promise<PrintedLabel | undefined> {
  try {
    const { postage_label: label } = await client.Shipment.retrieve(postage_ref)
    const url = label && URL.parse(label.label_pdf_url ?? label.label_url)
    if (!url || (url.protocol !== 'https:' && !plain)) return undefined
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' })
    const body = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    return body && body.length <= MOST_BYTES ? { body, type: label.label_pdf_url ? 'application/pdf' : label.label_file_type } : undefined
  } catch {
    return undefined
  }
}

/** An answer, not a lack of one: what is too often, too slow or broken is asked again. */
function isRefusal(fault: unknown): boolean {
  const { statusCode = 0 } = fault as { statusCode?: number }
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 429].includes(statusCode)
}
const codeOf = (fault: unknown) => String((fault as { code?: unknown }).code ?? 'refused').slice(0, 40)
