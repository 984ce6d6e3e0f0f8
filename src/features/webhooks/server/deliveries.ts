import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { webhookMoved, webhooks } from '../contract.ts'
import { TRIAL } from '../rules.ts'
import { bodyOf } from './body.ts'
import { deliveryPage, findWebhook, keepTrial, sendAgain, webhookOfDelivery } from './queries.ts'
import { deliveryOf, deliveryView } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const deliveries = query(webhooks.deliveries, async ({ input, viewer, db }) => {
  if (!(await findWebhook(db, viewer.id, input.id))) return refuse('webhook.not_found')
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(webhooks.deliveries, input, await deliveryPage(db, input.id, place), (row) => [row.id])
  return { deliveries: { data: rows.map(deliveryView), next_page_url }, member_id: viewer.id }
})

export const tryOut = command(webhooks.tryOut, async ({ input: { id }, viewer, tx, clock, emit }) => {
  await lock(tx, 'webhooks', [id])
  const webhook = await findWebhook(tx, viewer.id, id)
  if (!webhook) return refuse('webhook.not_found')
  if (webhook.off) return refuse('webhook.off')
  const kept = await keepTrial(tx, id, TRIAL, bodyOf(TRIAL, await clock(), { webhook_id: id }))
  emit(webhookMoved, { member_id: viewer.id })
  return { delivery: await deliveryOf(tx, kept) }
})

export const replay = command(webhooks.replay, async ({ input: { id }, viewer, tx, emit }) => {
  const before = await webhookOfDelivery(tx, viewer.id, id)
  if (!before) return refuse('webhook.not_found')
  await lock(tx, 'webhooks', [before.id])
  const webhook = await webhookOfDelivery(tx, viewer.id, id)
  if (!webhook) return refuse('webhook.not_found')
  if (webhook.off) return refuse('webhook.off')
  await sendAgain(tx, id)
  emit(webhookMoved, { member_id: viewer.id })
  return { delivery: await deliveryOf(tx, id) }
})
