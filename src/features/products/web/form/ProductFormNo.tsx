import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { problemOf } from '#web/query/api-client.ts'
import { useLocation } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'

interface ProductFormNoProps {
  refusal: Refusal | undefined
  fields?: Readonly<Record<string, string>>
  /** URL for editing the item, in lists without a form. */
  edit?: string
  item?: string | undefined
}

/** Reason of the refusal with a link to the page that resolves it. */
export function ProductFormNo({ refusal, fields = {}, edit, item }: ProductFormNoProps) {
  const { t } = useLingui()
  const here = useLocation().href
  if (!refusal) return null
  const back = `?redirect_back=${encodeURIComponent(here)}`
  const mends: Record<string, { said?: string; more?: boolean; words: string; href: string }> = {
    'product.no_rates': { words: t`Set shipping rates`, href: `/store/edit${back}#rates` },
    'product.no_store': { said: t`You need to create a store first`, words: t`Create A Store`, href: `/store/create${back}` },
    'product.store_inactive': { said: t`Please Activate Your Store For Listing An Item On Sale`, words: t`Open my store`, href: '/store' },
    'product.limit': {
      said: t`Please upgrade your member ship to enable this feature.`,
      more: true,
      words: t`Upgrade Membership`,
      href: `/manage-subscriptions${back}`,
    },
  }
  const pictures = item ? `/stamp-items/${item}/edit${back}#pictures` : edit
  if (pictures) mends['product.item_picture'] = { words: t`Add a picture`, href: pictures }
  if (edit) mends['product.item_not_for_sale'] = { words: t`Set it for sale and list it`, href: edit }
  const mend = mends[refusal.refused]
  if (!mend) return <Refused refusal={refusal} fields={fields} />
  return (
    <Note tone="warn" role="alert">
      <div className="stack">
        <p>
          {mend.said && <b>{mend.said} </b>}
          {(!mend.said || mend.more) && problemOf(refusal).message}
        </p>
        <div>
          <Button href={mend.href} size="s" variant="fill">
            {mend.words}
          </Button>
        </div>
      </div>
    </Note>
  )
}
