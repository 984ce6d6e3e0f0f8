import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { labels } from '../contract.ts'
import { labelMachine } from '../rules.ts'
import type { LabelRow } from './queries.ts'

type View = OutputOf<typeof labels.send>['label']

/** A label is printed from its purchase until its parcel has arrived. */
export const mayPrint = ({ status, track }: Pick<LabelRow, 'status' | 'track'>) => status === 'bought' || (status === 'sent' && track !== 'delivered')

export const labelView = ({ id, status, carrier, service, amount, currency, tracking, track, failure, created_at }: LabelRow): View => ({
  ...{ id, status, carrier, service, amount, currency, tracking, track, failure, created_at },
  actions: [...(mayPrint({ status, track }) ? (['print'] as const) : []), ...(possible(labelMachine, status, 'seller') as ('send' | 'void')[])],
})
