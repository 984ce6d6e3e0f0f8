import { next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { type LabelId, labels } from '../contract.ts'
import { labelMachine } from '../rules.ts'
import { labelById, ownLabel } from './queries.ts'
import { lockLabel, moveLabel, recordRefund } from './record.ts'
import { labelView } from './view.ts'

interface LabelRef {
  readonly label_id: LabelId
}

/** What is on its way is not given back; carriers refuse what they have scanned. */
export const giveBackLabel = phasedCommand(labels.void, {
  async prepare(call) {
    const found = await ownLabel(call.tx, call.input.id, call.viewer.id)
    if (!found) return refuse('label.not_found')
    const label = await lockLabel(call, found)
    if (!next(labelMachine, label.status, 'void', 'seller')) return refuse('label.wrong_state')
    await moveLabel(call, label, ['void', 'seller'], { failure: null })
    return { label_id: label.id } satisfies LabelRef
  },
  async outside({ label_id }: LabelRef, { postage }, db) {
    const { status, postage_ref } = await labelById(db, label_id)
    return status === 'voiding' ? postage.refund(postage_ref, false) : 'unknown'
  },
  async finish(context, { label_id }: LabelRef, word) {
    const label = await lockLabel(context, await labelById(context.tx, label_id))
    return { label: labelView(await recordRefund(context, label, word)) }
  },
})
