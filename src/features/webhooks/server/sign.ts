import { createHmac } from 'node:crypto'

/** Headers of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 over `id.timestamp.body` with the bytes of the secret. */
export function signed(secret: string, id: string, timestamp_s: number, body: string): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const mark = createHmac('sha256', key).update(`${id}.${timestamp_s}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp_s), 'webhook-signature': `v1,${mark}` }
}
