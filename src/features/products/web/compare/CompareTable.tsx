import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import type { Product } from '../product/product-words.ts'
import css from './Compare.module.css'
import { compareAddress } from './compare-address.ts'
import { useCompareFacts } from './use-compare-facts.ts'

/** A column for each, a row for each fact; rows that differ are marked, in words for whoever hears them. */
export function CompareTable({ found }: { found: readonly Product[] }) {
  const { t } = useLingui()
  const facts = useCompareFacts(found)
  return (
    <ScrollRegion className={css.scroll} aria-label={t`Facts side by side`}>
      <table className={css.table}>
        <caption className="vh">{t`Facts side by side; rows that differ are marked`}</caption>
        <thead>
          <tr>
            <td />
            {found.map((product) => (
              <Head key={product.id} product={product} others={found.filter(({ id }) => id !== product.id).map(({ id }) => id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <span className={css.mark}>{t`differs`}</span>}
              </th>
              {found.map(({ id }, at) => (
                <td key={id}>{values[at] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Head({ product: { id, name, medias, productable_type }, others }: { product: Product; others: readonly string[] }) {
  const { t } = useLingui()
  const [first] = medias
  return (
    <th scope="col">
      <Thumb picture={first && pictureOf(first)} alt="" lies={productable_type === 'Supply' ? 'supply' : 'stamp'} size={96} />
      <a href={`/products/${id}`}>{name}</a>
      <a className="caption link" href={compareAddress(others)} aria-label={t`Remove ${name}`}>{t`Remove`}</a>
    </th>
  )
}
