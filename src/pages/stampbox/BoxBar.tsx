import { Plural, useLingui } from '@lingui/react/macro'
import type { stampItems } from '#features/stamp-items/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import css from './BoxBar.module.css'
import { type BoxView, boxAddress } from './box-address.ts'

/** No search for so few items. */
const FEW = 12

interface BoxBarProps {
  title: string
  list: InputOf<typeof stampItems.list>
  view: BoxView
  own: boolean
  total: number
  more: boolean | undefined
}

/** Title, number of items and view; for the owner also Add. */
export function BoxBar({ title, list, view, own, total, more }: BoxBarProps) {
  const { t } = useLingui()
  const views = [
    { value: 'stockbook', label: t`Stockbook`, icon: 'books' as const, href: boxAddress(list, 'stockbook'), pressed: view === 'stockbook' },
    { value: 'grid', label: t`Grid`, icon: 'squares-four' as const, href: boxAddress(list, 'grid'), pressed: view === 'grid' },
  ]
  return (
    <div className={`box-bar ${css.bar}`}>
      <h1>{title}</h1>
      <span className="muted">{more ? t`over 1,000 items` : <Plural value={total} one="# item" other="# items" />}</span>
      <div className={css.acts}>
        {(total > FEW || list.search !== '') && <BoxSearch {...{ list, view }} />}
        <Segments label={t`View`} segments={views} />
        {own && <Button href="/stamp-items/create" variant="fill" size="s" icon="plus">{t`Add`}</Button>}
      </div>
    </div>
  )
}

/** Progressive enhancement: a GET form that keeps status and view. */
function BoxSearch({ list, view }: Pick<BoxBarProps, 'list' | 'view'>) {
  const { t } = useLingui()
  return (
    <form className={css.search} method="get" action={boxAddress({ ...list, status: [], search: '', page: 1 }, 'stockbook')}>
      {list.status.map((status) => (
        <input key={status} type="hidden" name="status" value={status} />
      ))}
      {view === 'grid' && <input type="hidden" name="view" value="grid" />}
      <label className="vh" htmlFor="box-search">{t`Search in these items`}</label>
      <input
        key={list.search}
        className="input"
        id="box-search"
        type="search"
        name="search"
        defaultValue={list.search}
        maxLength={80}
        placeholder={t`Search in these items`}
      />
      <IconButton icon="magnifying-glass" label={t`Search`} type="submit" />
    </form>
  )
}
