import { sweeper } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Bought, PostageRefund } from '#server/postage/postage.ts'
import type { LabelId } from '../contract.ts'
import { untilNextLook } from '../rules.ts'
import { dueLooks, type LabelRow, labelById, leaseLook, nextLook, writeLabel } from './queries.ts'
import { lockLabel, recordBought, recordRefund, recordTrack } from './record.ts'

type Word = { readonly bought: Bought } | { readonly refund: PostageRefund } | { readonly track: string | undefined }

/** Asks the carrier: messages can be lost, and the process may have been down between the money and the label. */
export const lookAtLabels = sweeper({
  name: 'labels.look',
  at_once: 4,
  due: dueLooks,
  next: nextLook,
  async outside(db, id: LabelId, tools): Promise<Word | undefined> {
    const label = await leaseLook(db, id)
    return label && ask(tools, label)
  },
  async finish(context, id, word) {
    if (!word) return
    const label = await lockLabel(context, await labelById(context.tx, id))
    // First the next look; what is recorded puts it elsewhere, or ends it.
    await writeLabel(context.tx, id, { in_s: untilNextLook(label.status, label.looks, label.track) })
    if ('bought' in word) await recordBought(context, label, word.bought)
    else if ('refund' in word) await recordRefund(context, label, word.refund)
    else if (word.track !== undefined) await recordTrack(context, label, word.track)
    context.record({ family: 'money', operation: 'labels.look', ids: { label_id: id, order_id: label.order_id } })
  },
})

async function ask({ postage }: Tools, { status, postage_ref, rate_ref, tracker_ref }: LabelRow): Promise<Word> {
  if (status === 'buying') return { bought: await postage.buy(postage_ref, rate_ref) }
  if (status === 'voiding') return { refund: await postage.refund(postage_ref, true) }
  return { track: await postage.track(postage_ref, tracker_ref) }
}
