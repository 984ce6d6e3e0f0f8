import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { products } from '../../contract.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import css from './ForSale.module.css'
import { ForSaleRail } from './ForSaleRail.tsx'
import { type ForSale, filterCount, forSaleHref, sorted, sortsOf } from './for-sale-address.ts'

type Open = 'filters' | 'sort'

/** Phone: a bar at the bottom opens filters and order as a full screen. */
export function FilterBar({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [open, setOpen] = useState<Open>()
  const count = filterCount(page.asked)
  return (
    <>
      <div className={`listbar ${css.bar}`} data-lowest={signed_in ? undefined : true}>
        <Button size="s" icon="sliders-horizontal" aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          {count ? t`Filters (${count})` : t`Filters`}
        </Button>
        <Button size="s" icon="sort-ascending" aria-haspopup="dialog" onClick={() => setOpen('sort')}>{t`Sort`}</Button>
      </div>
      {open && (
        <Sheet title={open === 'filters' ? t`Filters` : t`Sort`} page={page} onClose={() => setOpen(undefined)}>
          {open === 'filters' ? <ForSaleRail page={page} inSheet /> : <Orders page={page} onPick={() => setOpen(undefined)} />}
        </Sheet>
      )}
    </>
  )
}

function Sheet({ title, page, onClose, children }: { title: string; page: ForSale; onClose: () => void; children: React.ReactNode }) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const { total = 0, more_than_total } = useData(products.list, page.asked).products
  useEffect(() => box.current?.showModal(), [])
  const close = () => box.current?.close()
  return (
    <dialog className={css.sheet} ref={box} aria-label={title} onClose={onClose}>
      <div className={css.sheetHead}>
        <h2>{title}</h2>
        <IconButton icon="x" label={t`Close`} onClick={close} />
      </div>
      <div className={css.sheetBody}>{children}</div>
      <div className={css.sheetFoot}>
        <Button variant="fill" block onClick={close}>
          {more_than_total ? <Trans>Show more than {total} results</Trans> : <Plural value={total} one="Show # result" other="Show # results" />}
        </Button>
      </div>
    </dialog>
  )
}

function Orders({ page, onPick }: { page: ForSale; onPick: () => void }) {
  const words = useFilterWords()
  const { sort: current, choices } = sortsOf(page.asked)
  return (
    <ul className="menu-list">
      {choices.map((sort) => (
        <li key={sort}>
          <a
            href={forSaleHref({ ...page, asked: sorted(page.asked, sort) })}
            data-step="refine"
            aria-current={sort === current ? 'true' : undefined}
            onClick={onPick}
          >
            {words.sorts[sort]}
          </a>
        </li>
      ))}
    </ul>
  )
}
