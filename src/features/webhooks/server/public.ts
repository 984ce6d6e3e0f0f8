import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { type DeliveryId, webhookMoved } from '../contract.ts'
import { sendAgain } from './queries.ts'
import { type FailedRow, failedDelivery } from './queries-failed.ts'

export { failedDeliveries } from './queries-failed.ts'

type Replaying = Pick<CommandContext<never>, 'tx' | 'emit'>
/** Sends it again for the operator; gives how it stood before. Nothing when it has not failed. */
export async function replayFailed({ tx, emit }: Replaying, id: DeliveryId): Promise<FailedRow | 'off' | undefined> {
  const found = await failedDelivery(tx, id)
  if (!found) return undefined
  await lock(tx, 'webhooks', [found.webhook_id])
  const row = await failedDelivery(tx, id)
  if (!row) return undefined
  if (row.is_off) return 'off'
  await sendAgain(tx, id)
  emit(webhookMoved, { member_id: row.member_id })
  return row
}
