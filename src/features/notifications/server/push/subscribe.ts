import { sessionsEnded } from '#features/accounts/contract.ts'
import { deviceOf } from '#kernel/people/device.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command, on, query } from '#server/operations/slice.ts'
import { notifications } from '../../contract.ts'
import { BROWSERS_AT_MOST } from '../../rules.ts'
import { dropOfSessions, dropOldest, dropSubscription, keepSubscription, queueTrial, subscriptionsOf } from './queries.ts'

const view = ({ agent, ...row }: Awaited<ReturnType<typeof keepSubscription>>) => ({ ...row, ...deviceOf(agent) })

export const pushBrowsers = query(notifications.pushBrowsers, async ({ viewer, db, tools }) => ({
  push: { key: tools.push.public_key, data: (await subscriptionsOf(db, viewer.id)).map(view), member_id: viewer.id },
}))

export const subscribe = command(notifications.subscribe, async ({ input: { endpoint, keys }, viewer, requester, tx, tools }) => {
  const address = { endpoint, ...keys }
  if (!tools.push.takes(address)) return refuse('push.address')
  await lock(tx, 'members', [viewer.id])
  const kept = await keepSubscription(tx, { member_id: viewer.id, session_id: viewer.session_id, agent: requester.agent.slice(0, 400), ...address })
  await dropOldest(tx, viewer.id, BROWSERS_AT_MOST)
  return { subscription: view(kept) }
})

export const unsubscribe = command(notifications.unsubscribe, async ({ input, viewer, tx }) =>
  (await dropSubscription(tx, viewer.id, input.id)) ? { done: true as const } : refuse('push.not_found'),
)

export const tryPush = command(notifications.tryPush, async ({ input, viewer, tx }) =>
  (await queueTrial(tx, viewer.id, input.id)) ? { done: true as const } : refuse('push.not_found'),
)

export const onSessionsEnded = on(sessionsEnded, 'notifications.drop_subscriptions', ({ tx }, { session_ids }) => dropOfSessions(tx, session_ids))
