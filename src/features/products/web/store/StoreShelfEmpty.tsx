import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { isPlain, type StoreProductFilters, storeHref } from './store-address.ts'

/** Empty states: past the last page, no match, and no products. */
export function StoreShelfEmpty({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const first = storeHref(asked, { page: 1 })
  if (asked.page > 1)
    return (
      <EmptyState
        level="h3"
        title={t`That is the end of the shelf`}
        line={t`There is no such page any more.`}
        action={<Button href={first}>{t`First page`}</Button>}
      />
    )
  if (!isPlain(asked))
    return (
      <EmptyState
        level="h3"
        title={t`Nothing here fits`}
        line={t`Try another word, or look at everything in this store.`}
        action={<Button href={`/stores/${asked.store_id}`}>{t`Everything in this store`}</Button>}
      />
    )
  return <EmptyState level="h3" title={t`Nothing for sale at the moment`} line={t`Come back later: a stockbook fills slowly.`} />
}
