import { useLingui } from '@lingui/react/macro'
import { EntryLink } from '#features/catalogue/web/public.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { MoreFromStore } from '../card/MoreFromStore.tsx'
import css from './Product.module.css'
import { named, numbersOf, type Product, parcelOf, sizeOf } from './product-words.ts'

export function ProductFacts({ product }: { product: Product }) {
  const { t } = useLingui()
  const { productable: item, description } = product
  const notes = [description, item?.description].filter((text, at, all) => text && all.indexOf(text) === at)
  // A supply has few facts: the description comes first.
  const supply = product.productable_type === 'Supply'
  const facts = [
    { label: t`Country and year`, value: [named(product, 'country'), item?.year_issued].filter(Boolean).join(', ') },
    { label: t`In the catalogue`, value: item?.catalogue_entry && <EntryLink entry={item.catalogue_entry} /> },
    { label: t`Catalogue numbers`, value: numbersOf(product) },
    { label: t`Denomination`, value: item?.denomination },
    { label: t`Colour`, value: named(product, 'color') },
    { label: t`Kind of supply`, value: supply ? product.names.category_ids : undefined },
    { label: t`Condition`, value: named(product, 'condition') },
    { label: t`Grade`, value: named(product, 'grade') },
    { label: t`Quality`, value: named(product, 'quality') },
    { label: t`Format`, value: named(product, 'format') },
    { label: t`Shape`, value: named(product, 'shape') },
    { label: t`Issue`, value: named(product, 'issue_type') },
    { label: t`Perforation`, value: item?.perforation },
    { label: t`Size`, value: sizeOf(item) },
    { label: t`Parcel`, value: parcelOf(product) },
    { label: t`Tags`, value: product.tags.join(', ') },
    { label: t`Seller’s number`, value: product.sku },
  ]
  return (
    <div className="below">
      <div className={css.told}>
        {supply && <Notes title={t`Description`} notes={notes} />}
        <section aria-labelledby="facts">
          <h2 id="facts">{t`Facts`}</h2>
          <Facts caption={t`Facts about this item`} facts={facts} />
        </section>
      </div>
      <div className={css.told}>
        {!supply && <Notes title={t`Condition notes`} notes={notes} />}
        <MoreFromStore product={product} />
      </div>
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly (string | undefined)[] }) {
  if (!notes.length) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{title}</h2>
      {notes.map((text) => (
        <p key={text} className={css.notes}>
          {text}
        </p>
      ))}
    </section>
  )
}
