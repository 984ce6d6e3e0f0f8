import { createECDH } from 'node:crypto'
import webpush from 'web-push'
import { type Breaker, openBreaker } from '../mail/breaker.ts'
import type { Outbound, OutboundEnd } from '../outbound/outbound.ts'

/** A browser's subscription: the address at its push service, and the keys that only this browser can read with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
export interface PushMessage {
  readonly text: string
  /** A message that has not been delivered is replaced by the next of its topic: 32 characters of a-z, 0-9. */
  readonly topic: string
  readonly urgent: boolean
}
/** `gone`: the browser has ended the subscription. `refused`: the service does not take this message. `away`: it did not answer, or asks to wait. */
export type PushEnd = 'sent' | 'gone' | 'refused' | 'away'

/** Web Push with the keys of this deployment. */
export interface Push {
  /** What a browser subscribes with. */
  readonly public_key: string
  /** True for the address and keys of a push service that browsers use. */
  takes(address: PushAddress): boolean
  send(address: PushAddress, message: PushMessage): Promise<PushEnd>
}
interface PushParts {
  /** 32 random bytes in base64url: the private key. */
  readonly secret: string
  /** Whom push services write to. */
  readonly subject: string
  readonly outbound: Outbound
}

/** Seconds that a push service keeps a message for a device that is switched off. */
const KEPT = 86_400
/** The push services of Chrome and Edge, Firefox, old Edge and Safari. */
const SERVICES = /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/

export function openPush({ secret, subject, outbound }: PushParts): Push {
  const public_key = publicKeyOf(secret)
  const vapidDetails = { subject, publicKey: public_key, privateKey: secret }
  const breakers = new Map<string, Breaker>()
  return {
    public_key,
    takes: ({ endpoint, p256dh, auth }) => isService(outbound, endpoint) && isKey(p256dh) && Buffer.from(auth, 'base64url').length === 16,
    async send({ endpoint, p256dh, auth }, { text, topic, urgent }) {
      const { host } = new URL(endpoint)
      const breaker = breakers.get(host) ?? openBreaker()
      breakers.set(host, breaker)
      if (!breaker.allows(1)) return 'away'
      const options = { vapidDetails, TTL: KEPT, topic, urgency: urgent ? 'high' : 'normal', contentEncoding: 'aes128gcm' } as const
      const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
      const wish = { method: 'POST', headers: inText(headers), body: body as unknown as Buffer, most_bytes: 4_096, cut: true } as const
      const end = endOf(await outbound.call(endpoint, wish))
      end === 'away' ? breaker.silent() : breaker.answered()
      return end
    },
  }
}

/** The address is chosen by the browser: only services of browsers are called, and through the client that calls no inner address. */
function isService(outbound: Outbound, endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  return outbound.admits(url) || (url.protocol === 'https:' && url.port === '' && !url.username && !url.password && SERVICES.test(url.hostname))
}

/** True for a point on the curve; with another one nothing can be sealed. */
function isKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    return curve.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32
  } catch {
    return false
  }
}

function publicKeyOf(secret: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(secret, 'base64url'))
  return curve.getPublicKey('base64url')
}

const inText = (headers: object) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

function endOf(end: OutboundEnd): PushEnd {
  if ('failed' in end) return end.failed === 'closed' ? 'refused' : 'away'
  const { status } = end.answer
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'away' : 'refused'
}
