import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { liesOf, pictureIn, placeOf } from '#features/catalogue/web/public.tsx'
import { pictureOf } from '#features/media/web/public.tsx'
import { storeNumber } from '#kernel/written/spoken-number.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { forgetSearch } from './recent-searches.ts'
import css from './SearchBox.module.css'
import { Typed } from './Typed.tsx'
import type { Suggestion } from './use-suggestions.ts'

export function SuggestionRow({ row, typed }: { row: Suggestion; typed: string }) {
  return (
    <>
      <Sign row={row} />
      <span className={css.words}>
        {row.recent || row.catalogue || row.meant ? <b>{row.label}</b> : <Typed text={row.label} typed={typed} />}
        <Under row={row} />
      </span>
      <span className="end">
        <End row={row} />
      </span>
    </>
  )
}

function Sign({ row: { product, entry, store, member, label, recent, catalogue, meant } }: { row: Suggestion }) {
  if (entry) return <Thumb picture={pictureIn(entry)} alt="" size={40} lies={liesOf(entry)} />
  if (product) {
    const { media, productable_type } = product
    return <Thumb picture={media ? pictureOf(media) : undefined} alt="" size={40} lies={productable_type === 'Supply' ? 'supply' : 'stamp'} />
  }
  if (store || member) return <Avatar name={label} url={member?.image_url} />
  return (
    <span className={recent ? css.before : 'cat'}>
      <Icon name={recent ? 'clock-counter-clockwise' : meant ? 'magnifying-glass' : catalogue ? 'hash' : 'globe-hemisphere-west'} />
    </span>
  )
}

/** Kind of the suggestion, in its colour. */
function Under({ row: { product, entry, country, store, member, catalogue, meant } }: { row: Suggestion }) {
  const { t } = useLingui()
  if (product)
    return (
      <span className="k" data-kind={product.productable_type === 'Supply' ? 'supply' : 'sale'}>
        {product.productable_type === 'Supply' ? t`Supply` : t`For sale`}
      </span>
    )
  if (entry) return <span className="small muted">{placeOf(entry)}</span>
  if (country) return <span className="small muted">{t`Everything from there`}</span>
  if (meant) return <span className="small muted">{t`Nothing is written as you typed it`}</span>
  if (catalogue) return <span className="small muted">{t`Everything with this number`}</span>
  if (member) return <span className="small muted">{member.email ?? t`Member`}</span>
  return store ? (
    <span className="small muted">
      {t`Store`} {storeNumber(store.uuid)}
    </span>
  ) : null
}

function End({ row: { product, store, recent, label } }: { row: Suggestion }) {
  if (product) return <Price money={{ amount: product.price, currency: product.currency }} as="plain" />
  if (store)
    return (
      <span className="small muted">
        <Plural value={store.product_count} one="# item" other="# items" />
      </span>
    )
  if (!recent) return null
  const forget = (event: MouseEvent) => {
    event.stopPropagation()
    forgetSearch(label)
  }
  return (
    // For pointers only; on the keyboard, Delete removes the active row.
    <span className={css.forget} aria-hidden="true" onClick={forget} onKeyDown={undefined}>
      <Icon name="x" size="s" />
    </span>
  )
}
