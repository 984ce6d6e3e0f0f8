import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { disputes } from '../contract.ts'
import { allowed, type Deal, deal, lockDispute } from './deal.ts'
import type { DisputeRow } from './queries.ts'
import { roleOf } from './say.ts'
import { disputedView } from './view.ts'

type Contract = typeof disputes
type MoveName = Exclude<keyof Contract, 'show' | 'open' | 'say'>
type Step = Omit<Deal, 'by' | 'actor_id'> | Refusal<'dispute.no_offer'>

/** A step of one party: locked, allowed by the machine, then done. */
const step = <Name extends MoveName>(
  name: Name,
  by: 'buyer' | 'seller',
  action: Deal['action'],
  what: (dispute: DisputeRow, input: InputOf<Contract[Name]>) => Step,
) =>
  command(disputes[name] as Contract['offer'], async (call: CommandContext<Contract['offer']>) => {
    const { input, viewer, tx, requester, tools } = call
    const found = await lockDispute(call, input.id)
    if (!found || !roleOf(found.dispute, viewer.id)) return refuse('dispute.not_found')
    const { order, dispute } = found
    if (roleOf(dispute, viewer.id) !== by) return refuse('dispute.not_found')
    if (!allowed(dispute, { action, by })) return refuse('dispute.wrong_state')
    const given = what(dispute, input as never)
    if (refused(given)) return given
    await deal(call, order, dispute, { ...given, by, actor_id: viewer.id })
    return { disputed: await disputedView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, order.id) }
  })

export const accept = step('accept', 'seller', 'accept', ({ asked }) => ({ action: 'accept', given: asked }))
export const offer = step('offer', 'seller', 'offer', ({ asked }, { amount, note }) =>
  amount < asked ? { action: 'offer', offer: amount, body: note } : refuse('dispute.no_offer', { asked }),
)
export const askReturn = step('askReturn', 'seller', 'ask_return', (_, { note }) => ({ action: 'ask_return', body: note }))
export const refuseIt = step('refuse', 'seller', 'refuse', (_, { note }) => ({ action: 'refuse', body: note }))
export const agree = step('agree', 'buyer', 'agree', ({ offer: offered }) => ({ action: 'agree', given: offered! }))
export const decline = step('decline', 'buyer', 'decline', (_, { note }) => ({ action: 'decline', body: note }))
export const withdraw = step('withdraw', 'buyer', 'withdraw', () => ({ action: 'withdraw', given: 0, withdrawn: true }))
export const sendBack = step('sendBack', 'buyer', 'send_back', (_, { carrier, tracking }) => ({
  action: 'send_back',
  return_carrier: carrier,
  return_tracking: tracking,
}))
export const takeBack = step('takeBack', 'seller', 'take_back', ({ asked }, { restock }) => ({ action: 'take_back', given: asked, restock }))
export const contest = step('contest', 'seller', 'contest', (_, { note }) => ({ action: 'contest', body: note }))
