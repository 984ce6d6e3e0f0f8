import { useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useSite } from '#web/use-site.ts'
import css from './ForSale.module.css'
import type { Applied } from './ForSaleChips.tsx'

/** Nothing with these filters: which one to drop. Nothing at all: who could be the first. */
export function NothingFound({ applied }: { applied: readonly Applied[] }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  if (!applied.length) {
    return (
      <EmptyState
        level="h3"
        title={t`Nothing is for sale yet`}
        line={t`The first strip of this stockbook is still free.`}
        action={
          <a className="btn btn--fill" href={signed_in ? '/products/create' : '/signup'}>
            {signed_in ? t`Sell an item` : t`Sign up and sell`}
          </a>
        }
      />
    )
  }
  return (
    <EmptyState
      level="h3"
      title={t`Nothing fits all of these filters`}
      line={applied.length > 1 ? t`Drop one of them:` : t`Drop it and see everything else:`}
      action={
        <div className={css.drop}>
          {applied.map(({ label, href }) => (
            <Chip key={href} href={href} applied>
              {label}
            </Chip>
          ))}
        </div>
      }
    />
  )
}
