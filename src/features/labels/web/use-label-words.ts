import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { labels } from '../contract.ts'

export type ShownLabel = AnswerOf<typeof labels.list>['labels'][number]

/** How a label stands, in words. */
export function useLabelWords(): (label: ShownLabel) => string {
  const { t } = useLingui()
  const states: Record<ShownLabel['status'], string> = {
    buying: t`The carrier has not answered yet. The price is held meanwhile.`,
    bought: t`Bought: print it, and put it on the parcel.`,
    sent: t`On its way`,
    failed: t`The carrier did not sell it. It has cost nothing.`,
    voiding: t`Being given back. Carriers take up to thirty days.`,
    voided: t`Given back: its price is in your wallet again.`,
  }
  const tracks: Partial<Record<ShownLabel['track'], string>> = {
    in_transit: t`The carrier has it`,
    out_for_delivery: t`Out for delivery`,
    available_for_pickup: t`To be picked up`,
    return_to_sender: t`On its way back to you`,
    failure: t`The carrier could not deliver it`,
    delivered: t`The carrier has brought it`,
  }
  return ({ status, track, failure }) => {
    if (status === 'bought' && failure) return t`The carrier did not take it back. It can still be used.`
    return (status === 'sent' && tracks[track]) || states[status]
  }
}
