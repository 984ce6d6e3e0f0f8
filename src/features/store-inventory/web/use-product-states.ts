import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { storeInventory } from '../contract.ts'

type Status = AnswerOf<typeof storeInventory.show>['inventory']['data'][number]['status']

export function useProductStates(): Readonly<Record<Status, string>> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    scheduled: t`Scheduled`,
    published: t`Live`,
    sold_out: t`Sold out`,
    archived: t`Archived`,
    suspended: t`Suspended`,
  }
}
