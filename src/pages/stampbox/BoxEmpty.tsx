import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

interface BoxEmptyProps {
  own: boolean
  why: 'search' | 'status' | 'page' | 'trash' | undefined
  all: string
}

/** An empty page says why, and offers the one thing to do. */
export function BoxEmpty({ own, why, all }: BoxEmptyProps) {
  const { t } = useLingui()
  const lines = {
    search: t`No item fits these words and filters.`,
    status: t`No item has this status.`,
    page: t`The items end before this page.`,
    trash: t`What you delete lies here until you bring it back.`,
  }
  if (why) return <EmptyState title={t`Nothing here`} line={lines[why]} action={<Button href={all}>{t`Show all`}</Button>} />
  if (!own)
    return (
      <EmptyState
        title={t`Nothing to see yet`}
        line={t`This member shows no items.`}
        action={<Button href="/marketplace/for-sale">{t`See what is for sale`}</Button>}
      />
    )
  return (
    <EmptyState
      title={t`Photograph your first page`}
      line={t`Lay a stamp on black card, take a picture, and say what it is.`}
      action={
        <>
          <Button href="/stamp-items/create" variant="fill" icon="camera">{t`Add an item`}</Button>
          <Button href="/scan" icon="scan">{t`Scan a page`}</Button>
          <Button href="/stamp-items/numbers" icon="clipboard-text">{t`Paste catalogue numbers`}</Button>
        </>
      }
    />
  )
}
