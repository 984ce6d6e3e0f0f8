import { useLingui } from '@lingui/react/macro'
import { useRightNames } from '../use-plan-words.ts'

/** Name of a missing permission or limit; permissions with the same prefix share one. */
export function useFeatureName(): (blocked: { permission: string | undefined; limit: string | undefined }) => string {
  const { t } = useLingui()
  const { collecting, following, buying, store, business } = useRightNames()
  const limits: Readonly<Record<string, string>> = { live_products: t`More items for sale at a time`, albums: t`More albums, lots and sets` }
  const families: readonly (readonly [string, string])[] = [
    ['my_store.business', business],
    ['my_store.', store],
    ['marketplace.buying.crud', store],
    ['my_collection.', collecting],
    ['media.', collecting],
    ['my_network.', following],
    ['marketplace.', buying],
  ]
  return ({ permission = '', limit }) =>
    (limit && limits[limit]) || (families.find(([family]) => permission.startsWith(family))?.[1] ?? t`This feature`)
}
