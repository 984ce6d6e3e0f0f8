import { planMoved } from '#features/subscriptions/contract.ts'
import { on } from '#server/operations/slice.ts'
import { notify } from './notify.ts'

/** Heard twice it rings once; another move of the same plan has another moment. */
export const onPlanMoved = on(planMoved, 'notifications', (context, { member_id, subscription_id, plan, move, at }) =>
  notify(context, {
    ...{ member_id, type: 'membership_status_changed', actor_id: null, subject_type: 'subscription', subject_id: subscription_id },
    property: { kind: 'plan', plan, action: move },
    dedupe_key: `plan:${subscription_id}:${move}:${at}`,
  }),
)
