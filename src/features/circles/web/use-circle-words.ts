import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { isolated } from '#kernel/plain-text.ts'
import type { circles } from '../contract.ts'
import type { CircleReason, CircleStatus } from '../rules.ts'

export type CircleAnswer = AnswerOf<typeof circles.show>['trade_circle']
export type LegAnswer = CircleAnswer['legs'][number]
export type Complaint = NonNullable<LegAnswer['complaint']>

export function useCircleWords() {
  const { t } = useLingui()
  const states: Record<CircleStatus, string> = {
    ...{ asked: t`Asked`, running: t({ message: 'Under way', context: 'circle' }), sent: t`All sent` },
    ...{ delivered: t({ message: 'Counts as arrived', context: 'circle' }), disputed: t`A moderator decides` },
    ...{ done: t({ message: 'Done', context: 'circle' }), ended: t({ message: 'Ended', context: 'circle' }) },
  }
  const reasons: Record<CircleReason, string> = {
    ...{ declined: t`One of you has said no.`, lapsed: t`Not all have accepted in time.`, unsent: t`Nobody has sent a parcel in time.` },
    ...{ items_gone: t`One of the items cannot be had any more.`, apart: t`One of you does not take part any more.` },
  }
  const titleOf = ({ legs }: CircleAnswer) => (legs.length === 3 ? t`A circle of three` : t`A circle of four`)
  /** The first leg is what the viewer sends, the last what they get. */
  function wayOf({ legs }: CircleAnswer, leg: LegAnswer) {
    const [from, to] = [isolated(leg.from.full_name), isolated(leg.to.full_name)]
    if (leg === legs[0]) return t`You send to ${to}`
    return leg === legs.at(-1) ? t`${from} sends to you` : t`${from} sends to ${to}`
  }
  function standOf({ status }: CircleAnswer, leg: LegAnswer) {
    if (leg.received_at) return t`arrived`
    if (leg.is_void) return leg.shipped_at ? t`did not arrive` : t`not sent in time`
    if (leg.is_disputed) return t`stands still: a complaint`
    if (leg.shipped_at) return t`on its way`
    if (status === 'running') return t`not sent yet`
    return leg.accepted_at ? t({ message: 'accepted', context: 'circle' }) : t`not answered yet`
  }
  const itemOf = ({ item }: LegAnswer) => (item.name ? isolated(item.name) : t`An item that is not shown to you`)
  return { states, reasons, titleOf, wayOf, standOf, itemOf }
}
