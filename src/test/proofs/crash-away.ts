import type { Pool } from 'pg'
import { orders } from '#features/orders/contract.ts'
import { rest, surely } from '../support/client.ts'
import type { InterceptingProxy } from '../support/outside/intercepting-proxy.ts'
import { answerBank } from '../support/outside/payments-harness.ts'
import type { Load } from './crash-load.ts'

interface Scene {
  readonly load: Load
  readonly payments: InterceptingProxy
  readonly pool: () => Pool
  /** Kills the process and waits until it is ready again. */
  readonly crash: () => Promise<void>
}
export const ENDERS = ['buyer', 'clock'] as const

/** Outage of the gateway while a purchase ends, then a crash, then the bank's confirmation: the purchase must be paid and not lost. */
export async function endedWhileAway({ load, payments, pool, crash }: Scene, by: (typeof ENDERS)[number]): Promise<string[]> {
  const { who, mine, action_url } = await load.atTheBank()
  const id = mine.group_id as never
  payments.watch(() => false)
  if (by === 'buyer') await surely(who, orders.cancelGroup, { id })
  else await pool().query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", [id])
  const asked = async () => (await pool().query('select from order_groups where id = $1 and cancel_asked_at is not null', [id])).rowCount === 1
  for (let tries = 0; tries < 600 && !(await asked()); tries++) await rest(100, 0)
  const noticed = await asked()
  await crash()
  await answerBank(action_url, 'complete')
  payments.watch(undefined)
  for (let tries = 0; mine.status === 'pending_payment' && tries < 100; tries++) {
    load.note(mine, await surely(who, orders.settle, { id }))
    if (mine.status === 'pending_payment') await rest(100, 200)
  }
  if (!noticed) return [`ended by the ${by} with the gateway away: nobody wrote down that it is to end`]
  return mine.status === 'paid' ? [] : [`ended by the ${by} with the gateway away, and paid: ${mine.status}`]
}
