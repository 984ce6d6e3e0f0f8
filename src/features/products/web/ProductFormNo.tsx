import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { toldOf } from '#web/ask.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { useHere } from '#web/use-router.ts'

interface ProductFormNoProps {
  no: Refusal | undefined
  fields?: Readonly<Record<string, string>>
  /** Beside a row, where nothing is typed: the page that can mend the item itself. */
  edit?: string
  /** The item that is to be listed. */
  item?: string
}

/** Why it cannot be listed, with the way that mends it; anything else as every form says it. */
export function ProductFormNo({ no, fields = {}, edit, item }: ProductFormNoProps) {
  const { t } = useLingui()
  const here = useHere().href
  if (!no) return null
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
  const mend = mends[no.refused]
  if (!mend) return <Refused no={no} fields={fields} />
  return (
    <Note tone="warn" role="alert">
      <div className="stack">
        <p>
          {mend.said && <b>{mend.said} </b>}
          {(!mend.said || mend.more) && toldOf(no).message}
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
