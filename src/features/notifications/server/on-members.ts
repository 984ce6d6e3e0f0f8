import { memberLeft, memberRightsChanged } from '#features/members/contract.ts'
import { orderSubject } from '#features/orders/contract.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { notify } from './notify.ts'
import { waitingFor } from './queries-members.ts'

/** Whoever has paid a seller that is not here any more, and waits for the parcel, hears of it once. */
async function tellBuyers(context: TransactionContext, { member_id }: { member_id: string }) {
  const orders = await waitingFor(context.tx, member_id)
  if (!orders.length) return
  await notify(
    context,
    ...orders.map(({ id, number, buyer_id }) => ({
      member_id: buyer_id,
      type: 'store_order_action' as const,
      actor_id: member_id,
      subject_type: orderSubject.type,
      subject_id: id,
      property: { number, action: 'away', carrier: '' },
      dedupe_key: `away:${id}`,
    })),
  )
}

export const onMemberLeft = on(memberLeft, 'notifications', tellBuyers)
/** Suspended, perhaps: the rows say whether they are away. */
export const onRightsChanged = on(memberRightsChanged, 'notifications', tellBuyers)
