import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { reconciliation } from '../contract.ts'
import { askAgain, differencesOf, listedDays } from './queries.ts'

const MOST = 500

export const list = query(reconciliation.list, async ({ db }) => {
  const days = await listedDays(db)
  const found = await differencesOf(
    db,
    days.map(({ id }) => id),
    MOST,
  )
  const differences = found.map(({ kind, reconciliation_id, ...one }) => ({ ...one, of: reconciliation_id, kind: kind as 'amount' }))
  return { reconciliations: days.map((day) => ({ ...day, differences: differences.filter(({ of }) => of === day.id) })) }
})

export const again = command(reconciliation.again, async ({ tx, input: { id } }) =>
  (await askAgain(tx, id)) ? { done: true as const } : refuse('reconciliation.not_found'),
)
