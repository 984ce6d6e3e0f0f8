import { Plural, useLingui } from '@lingui/react/macro'
import { boxSizes } from '#features/stamp-items/web/public.tsx'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import css from './BoxBar.module.css'
import { type BoxAsked, boxHref, isNarrowed } from './box-address.ts'

interface BoxBarProps {
  title: string
  asked: BoxAsked
  own: boolean
  found: { readonly total?: number | undefined; readonly more_than_total?: boolean | undefined }
  /** How many items the whole box has. */
  whole: number
  editing: boolean
  onEdit: (() => void) | undefined
}

/** Whose items, how many, how they are shown and in which order; the owner adds. */
export function BoxBar({ title, asked, own, found, whole, editing, onEdit }: BoxBarProps) {
  const { t } = useLingui()
  const { list, view } = asked
  const exact = found.more_than_total && !list.search && !list.status.length && !list.trash && !isNarrowed(list)
  const total = exact ? whole : (found.total ?? 0)
  return (
    <div className={`box-bar ${css.bar}`}>
      <h1>{title}</h1>
      <span className="muted" role="status">
        {found.more_than_total && !exact ? t`over 1,000 items` : <Plural value={total} one="# item" other="# items" />}
      </span>
      {own && (
        <span className={css.add}>
          <Button href="/stamp-items/numbers" size="s" icon="clipboard-text">{t`Paste numbers`}</Button>
          <Button href="/scan" size="s" icon="scan">{t`Scan a page`}</Button>
          <Button href="/stamp-items/create" variant="fill" size="s" icon="plus">{t`Add`}</Button>
        </span>
      )}
      <div className={css.acts}>
        <BoxSearch asked={asked} />
        <BoxViews asked={asked} />
        <BoxOrder asked={asked} />
        {onEdit && view === 'table' && !list.trash && (
          <Button size="s" icon="pencil-simple" aria-pressed={editing} onClick={onEdit}>
            {editing ? t`Stop editing` : t`Edit as a sheet`}
          </Button>
        )}
      </div>
    </div>
  )
}

function BoxViews({ asked }: { asked: BoxAsked }) {
  const { t } = useLingui()
  const { view, size } = asked
  const to = { stockbook: t`Stockbook`, grid: t`Grid`, table: t`Table` }
  const icons = { stockbook: 'books', grid: 'squares-four', table: 'rows' } as const
  const views = Object.entries(to).map(([value, label]) => ({
    ...{ value, label, icon: icons[value as keyof typeof icons], pressed: view === value, step: 'replace' as const },
    href: boxHref(asked, { view: value as keyof typeof icons, page: asked.list.page }),
  }))
  const words = { s: t`Small`, m: t`Medium`, l: t`Large` }
  const sizes = boxSizes.map((value) => ({
    ...{ value, label: <abbr title={words[value]}>{value.toUpperCase()}</abbr>, pressed: size === value, step: 'replace' as const },
    href: boxHref(asked, { size: value, page: asked.list.page }),
  }))
  return (
    <>
      <Segments label={t`View`} segments={views} />
      {view !== 'table' && <Segments label={t`Size`} segments={sizes} />}
    </>
  )
}

function BoxOrder({ asked }: { asked: BoxAsked }) {
  const { t } = useLingui()
  const words = {
    newest: t`Last added`,
    oldest: t`First added`,
    country: t`Country, year`,
    number: t`Country, number`,
    year: t({ message: 'Year', context: 'a sort' }),
    name: t({ message: 'Name', context: 'a sort' }),
    value: t`Highest value`,
    own: t({ message: 'Own order', context: 'a sort' }),
  }
  const choices = Object.entries(words).map(([value, label]) => ({ value, label }))
  const { order_by_condition } = asked.list
  return (
    <LinkSelect
      label={t`Sort`}
      name="order_by_condition"
      value={order_by_condition}
      choices={choices}
      hrefOf={(value) => boxHref(asked, { order_by_condition: value as typeof order_by_condition })}
    />
  )
}

/** A plain form: it works without script, and keeps filters and view. */
function BoxSearch({ asked }: { asked: BoxAsked }) {
  const { t } = useLingui()
  const [path = '', kept] = boxHref(asked, { search: '' }).split('?')
  const { search } = asked.list
  return (
    <form className={css.search} method="get" action={path}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="vh" htmlFor="box-search">{t`Search in these items`}</label>
      <input
        key={search}
        className="input input--s"
        id="box-search"
        type="search"
        name="search"
        defaultValue={search}
        maxLength={80}
        placeholder={t`Search in these items`}
      />
      <IconButton icon="magnifying-glass" label={t`Search`} type="submit" />
    </form>
  )
}
