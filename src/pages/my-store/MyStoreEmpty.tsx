import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import type { Shelf } from './store-shelves.ts'

/** Empty state of each tab, with a link to the next action. */
export function MyStoreEmpty({ shelf, sold, user_id }: { shelf: Shelf; sold: number; user_id: string }) {
  const { t } = useLingui()
  const items = `/user/${user_id}/stamp-items`
  if (shelf === 'published')
    return (
      <EmptyState
        title={sold > 0 ? t`All of it is sold` : t`Nothing on the market yet`}
        line={
          sold > 0
            ? t`List the next piece: open one of your items and press “List it for sale”.`
            : t`Open one of your items and press “List it for sale”.`
        }
        action={
          <>
            <Button href={items} variant="fill" icon="images">{t`My Items`}</Button>
            <Button href="/products/create?productable_type=Supply" icon="package">{t`List a supply`}</Button>
          </>
        }
      />
    )
  return <EmptyState title={t`Nothing here`} line={t`Your live products are on the first tab.`} action={<Button href="/store">{t`Live`}</Button>} />
}
