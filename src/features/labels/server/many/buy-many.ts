import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { labels } from '../../contract.ts'
import { keepOffered } from '../buy.ts'
import { labelById, writeLabel } from '../queries.ts'
import { labelView } from '../view.ts'
import { problemOf } from './each.ts'
import { orNothing } from './queries-many.ts'

/**
 * All prices are held in one transaction; the sweeper asks the carriers, and goes on wherever a process ends. What is refused for one order leaves nothing.
 * Many at once are first labels: two presses, or two browsers, never buy a second one for an order.
 */
export const buyMany = command(labels.buyMany, async (call) => {
  const { tx, tools, input, requester } = call
  const ids = input.labels.map(({ order_id }) => order_id)
  await lock(tx, 'orders', ids)
  const results = []
  for (const offered of input.labels) {
    const id = await orNothing(tx, () => keepOffered(call, offered, { first: true }))
    if (refused(id)) {
      results.push({ order_id: offered.order_id, label: null, problem: problemOf(tools.words, requester.locale, id) })
      continue
    }
    await writeLabel(tx, id, { in_s: 0 })
    results.push({ order_id: offered.order_id, label: labelView(await labelById(tx, id)), problem: null })
  }
  return { results }
})
