import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import type { Shelf } from './store-shelves.ts'

/** An empty shelf, and the way to fill it. */
export function MyStoreEmpty({ shelf, user_id }: { shelf: Shelf; user_id: string }) {
  const { t } = useLingui()
  const items = `/user/${user_id}/stamp-items`
  if (shelf === 'published')
    return (
      <EmptyState
        title={t`Nothing on the market yet`}
        line={t`Open one of your items and press “List it for sale”.`}
        action={<Button href={items} variant="fill" icon="images">{t`My Items`}</Button>}
      />
    )
  return <EmptyState title={t`Nothing here`} line={t`Your live products are on the first tab.`} action={<Button href="/store">{t`Live`}</Button>} />
}
