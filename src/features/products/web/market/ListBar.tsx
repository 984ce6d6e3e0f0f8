import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from '../for-sale/ForSale.module.css'

interface Order {
  readonly label: string
  readonly href: string
  readonly current: boolean
}
export interface ListBarProps {
  filterCount: number
  /** Brings the script of the rail: the sheet is about to be opened. */
  brings: () => Promise<void>
  /** Drawn when the sheet is opened. */
  rail: () => ReactNode
  orders: readonly Order[]
  total: number
  more_than_total: boolean
}

/** Phone: a bar at the bottom opens filters and order as a full screen. */
export function ListBar({ filterCount: count, brings, rail, orders, ...found }: ListBarProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [open, setOpen] = useState<'filters' | 'sort'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={`listbar ${css.bar}`} data-lowest={signed_in ? undefined : true}>
        <Button size="s" icon="sliders-horizontal" aria-haspopup="dialog" onPointerDown={() => void brings()} onClick={() => setOpen('filters')}>
          {count ? t`Filters (${count})` : t`Filters`}
        </Button>
        <Button size="s" icon="sort-ascending" aria-haspopup="dialog" onClick={() => setOpen('sort')}>{t`Sort`}</Button>
      </div>
      {open && (
        <Sheet title={open === 'filters' ? t`Filters` : t`Sort`} onClose={close} {...found}>
          {open === 'filters' ? rail() : <Orders orders={orders} onPick={close} />}
        </Sheet>
      )}
    </>
  )
}

interface SheetProps {
  title: string
  total: number
  more_than_total: boolean
  onClose: () => void
  children: ReactNode
}
function Sheet({ title, total, more_than_total, onClose, children }: SheetProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
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

function Orders({ orders, onPick }: { orders: readonly Order[]; onPick: () => void }) {
  return (
    <ul className="menu-list">
      {orders.map(({ label, href, current }) => (
        <li key={label}>
          <a href={href} data-step="refine" aria-current={current ? 'true' : undefined} onClick={onPick}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
