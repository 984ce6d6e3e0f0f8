import { useLingui } from '@lingui/react/macro'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Product.module.css'
import type { Product } from './product-words.ts'

export function OwnerBar({ product: { id, status, actions } }: { product: Product }) {
  const { t } = useLingui()
  const words: Partial<Record<Product['status'], string>> = {
    draft: t`A draft: only you see it.`,
    scheduled: t`Not listed yet: it will be at its time.`,
    archived: t`Put away: it is not for sale.`,
    suspended: t`Suspended by a moderator.`,
  }
  if (!actions.length) return null
  return (
    <div className={css.owner}>
      <Note tone={status === 'published' ? 'info' : 'warn'}>
        <p>{words[status] ?? t`This is yours.`}</p>
        <p className="row">
          <a className="link" href={`/products/${id}/edit`}>{t`Edit`}</a>
          <a className="link" href="/store">{t`My Store`}</a>
        </p>
      </Note>
    </div>
  )
}
