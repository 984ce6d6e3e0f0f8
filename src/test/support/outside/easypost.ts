import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll } from 'vitest'
import { quietPort } from '../ports.ts'

/** EasyPost as it describes itself: its published answers, with a state for each parcel. */
interface PublishedRate {
  readonly id: string
}
interface Published {
  readonly bought: { readonly rates: readonly PublishedRate[]; readonly postage_label: object; readonly tracker: object }
  readonly refund_status: string
  readonly tracker: object
  readonly error: object
  readonly event: object
}
const published = JSON.parse(readFileSync(new URL('./easypost.json', import.meta.url), 'utf8')) as Published

interface Shipment {
  readonly given: Record<string, unknown>
  rate?: string
  refund: string | null
  tracked: string
}
type Shipments = Map<string, Shipment>

function shown(shipments: Shipments, id: string, url: string) {
  const { bought } = published
  const { rate, refund } = shipments.get(id)!
  const rates = bought.rates.map((one) => ({ ...one, id: `${one.id}_${id}`, shipment_id: id }))
  if (!rate) return { ...bought, id, rates, postage_label: null, tracking_code: null, tracker: null, selected_rate: null, refund_status: null }
  const postage_label = { ...bought.postage_label, label_url: `${url}/label.pdf`, label_file_type: 'application/pdf' }
  const selected_rate = rates.find((one) => one.id === rate)
  return { ...bought, id, rates, postage_label, selected_rate, tracker: { ...bought.tracker, id: `trk_${id}` }, refund_status: refund }
}

function answer(shipments: Shipments, path: string, body: Record<string, unknown>, url: string): object {
  if (path.endsWith('/shipments')) {
    const made = `shp_${shipments.size + 1}`
    shipments.set(made, { given: body.shipment as Record<string, unknown>, refund: null, tracked: 'unknown' })
    return shown(shipments, made, url)
  }
  if (path.includes('/trackers/')) return { ...published.tracker, status: shipments.get(path.split('trk_')[1]!)!.tracked }
  const [, id = '', action] = /\/shipments\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const shipment = shipments.get(id)!
  if (action === 'buy') shipment.rate = (body.rate as { id: string }).id
  if (action === 'refund') shipment.refund = published.refund_status
  return shown(shipments, id, url)
}

/** EasyPost as it describes itself: its published answers, with a state for each parcel. */
export async function easyPostInstead() {
  const port = await quietPort()
  const url = `http://127.0.0.1:${port}`
  const shipments: Shipments = new Map()
  const asked: string[] = []
  /** What happens to the next change: it is refused, or nobody answers although it was done. */
  const next: { refuse?: boolean; lose?: boolean } = {}
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    asked.push(`${request.method} ${path}`)
    if (path === '/label.pdf') return void reply.setHeader('content-type', 'application/pdf').end('%PDF-1.7 label')
    const { refuse, lose } = request.method === 'POST' ? { ...next } : {}
    if (request.method === 'POST') Object.assign(next, { refuse: false, lose: false })
    const said = refuse ? { error: published.error } : answer(shipments, path, JSON.parse(Buffer.concat(parts).toString() || '{}'), url)
    if (lose) return void reply.destroy()
    reply.writeHead(refuse ? 422 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  afterAll(() => void server.close())
  return { url: `${url}/v2/`, shipments, asked, next, event: published.event }
}
