import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { GatewayOptions } from './call.ts'
import type { Event } from './objects.ts'

const atOnce = 8
const patience = 10_000
/** Lease of 20 s for the delivering process; then exponential backoff from one second to one minute, for three days. */
const claim = `
  update sandbox.deliveries d set attempts = d.attempts + 1, due = now() + interval '20 seconds'
  from (select event from sandbox.deliveries where due <= now() order by due limit ${atOnce} for update skip locked) ready, sandbox.objects o
  where d.event = ready.event and o.id = d.event returning o.body`
const later = `update sandbox.deliveries set due = now() + least(60, power(2, least(attempts, 10) - 1)) * interval '1 second' where event = $1`
const giveUp = `delete from sandbox.deliveries where created_at < now() - interval '3 days'`

export const signature = (payload: string, secret: string, second: number) =>
  `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex')}`

/** After a restart all undelivered events are due at once. */
export const resume = (pool: Pool) => pool.query('update sandbox.deliveries set due = now()')

/** Delivers due events, in no promised order; returns true when more may be due. */
export async function deliver(pool: Pool, webhook: GatewayOptions['webhook'], stopping: AbortSignal): Promise<boolean> {
  const { rows } = await pool.query<{ body: Event }>(claim)
  await Promise.all(rows.map(({ body }) => offer(pool, webhook, body, stopping)))
  if (!rows.length) await pool.query(giveUp)
  return rows.length === atOnce
}

async function offer(pool: Pool, webhook: GatewayOptions['webhook'], event: Event, stopping: AbortSignal): Promise<void> {
  const taken = await post(webhook, JSON.stringify(event), stopping)
  if (taken) {
    await pool.query(`update sandbox.objects set body = jsonb_set(body, '{pending_webhooks}', '0') where id = $1`, [event.id])
    await pool.query('delete from sandbox.deliveries where event = $1', [event.id])
  } else await pool.query(later, [event.id])
}

async function post({ url, secret }: GatewayOptions['webhook'], payload: string, stopping: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience)])
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(payload, secret, Math.floor(Date.now() / 1000)) }
  try {
    const answer = await fetch(url, { method: 'POST', body: payload, headers, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
