import { refuse } from '#kernel/refusal.ts'
import { isSigned } from '#server/auth/signed-call.ts'
import { command } from '#server/operations/slice.ts'
import { labelNotified, labels } from '../contract.ts'
import { hearLabel, isNews } from './queries.ts'

const SCHEME = 'hmac-sha256-hex='

/** Security: its content is not trusted. Only which parcel it is about is read, and the carrier is asked. */
export const webhook = command(labels.webhook, async ({ requester: { raw }, tx, emit, tools: { postage } }) => {
  const signature = raw?.signature ?? ''
  const call = { secret: postage.webhook_secret.normalize('NFKD'), text: raw?.body ?? '', signature: signature.slice(SCHEME.length) }
  if (!signature.startsWith(SCHEME) || !isSigned(call)) return refuse('label.signature')
  const { event_id, ...about } = subjectOf(String(raw?.body))
  if (event_id && (await isNews(tx, postage.provider, event_id)))
    for (const label_id of await hearLabel(tx, postage.provider, about)) emit(labelNotified, { label_id })
  return { received: true as const }
})

/** A tracker, or a refund, which names its shipment. */
function subjectOf(body: string) {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
  try {
    const { id, result } = JSON.parse(body) as { id?: unknown; result?: { id?: unknown; shipment_id?: unknown } }
    return { event_id: text(id), tracker_ref: text(result?.id), postage_ref: text(result?.shipment_id) || text(result?.id) }
  } catch {
    return { event_id: '', tracker_ref: '', postage_ref: '' }
  }
}
