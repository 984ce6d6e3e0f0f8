import { forget } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { sweeper } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { availableOf, covers, mustEnd, type WalletChoice } from '../../rules.ts'
import {
  callOff,
  dueErasures,
  type ErasureRow,
  endErasure,
  findErasure,
  moveErasure,
  nextErasure,
  personOf,
  postponeErasure,
  takeYourTime,
  tryAgain,
} from '../queries.ts'
import { readCatalogue } from '../queries-catalogue.ts'
import { sayOpening } from '../say.ts'
import { stepsOf } from './steps.ts'
import { emptyWallet } from './wallet.ts'

/** Work at external services; idempotent. */
async function outside(db: Db, id: Id<'privacy_erasures'>, tools: Tools): Promise<'done' | 'away'> {
  const row = await findErasure(db, id)
  const step = row?.status === 'erasing' ? stepsOf(await readCatalogue(db, tools.tags))[row.step] : undefined
  if (!row || !step || !('outside' in step)) return 'done'
  return step.outside(db, row.member_id, tools).then(
    () => 'done',
    (fault) => {
      tools.log(fault, 'privacy.erase')
      return 'away'
    },
  )
}

/** On the due day: a member who is back keeps the account; with something open, erasure is postponed and the member informed. */
async function begin(context: TransactionContext, row: ErasureRow) {
  const { tx, tools } = context
  const { email, greeting, locale, deactivated_at } = await personOf(tx, row.member_id)
  if (!deactivated_at) return void (await callOff(tx, row.member_id))
  const left = await tools.unfinished(tx, row.member_id)
  const available = availableOf(left)
  const choice = row.wallet as WalletChoice | null
  const open = covers(choice, available) ? mustEnd(left) : left
  if (!open.length) {
    await forget(context, row.member_id)
    if (choice && available.length) await emptyWallet(context, row, choice, available)
    return moveErasure(tx, row.id, 0)
  }
  const words = open.map((one) => sayOpening(tools.words, locale as Locale, one)).join('; ')
  await queueMail(tx, { recipient: email, template: 'erase_waits', locale: locale as Locale, facts: { name: greeting, open: words } })
  await postponeErasure(tx, row.id)
}

/** Continues until one step had work; the next sweep goes on from there. */
async function goOn(context: TransactionContext, row: ErasureRow) {
  const { tx, tools } = context
  const steps = stepsOf(await readCatalogue(tx, tools.tags))
  const who = await personOf(tx, row.member_id)
  await takeYourTime(tx)
  let at = row.step
  const outsideIsDone = 'outside' in (steps[at] ?? {})
  if (outsideIsDone) at++
  for (; at < steps.length; at++) {
    const step = steps[at]!
    if ('outside' in step || (await step.inside(context, who)) > 0) return moveErasure(tx, row.id, at)
  }
  await endErasure(tx, row.id)
}

export const eraser = sweeper({
  name: 'privacy.erase',
  due: dueErasures,
  next: nextErasure,
  outside,
  async finish(context, id, result) {
    const found = await findErasure(context.tx, id)
    if (!found) return
    await lock(context.tx, 'members', [found.member_id])
    const row = await findErasure(context.tx, id)
    if (!row) return
    if (result === 'away') return void (await tryAgain(context.tx, id))
    await (row.status === 'waiting' ? begin(context, row) : goOn(context, row))
  },
})
