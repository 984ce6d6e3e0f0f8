import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { ViewerPicture } from '#web/ui/cards/pictures.ts'
import { ItemViewer } from '#web/ui/viewer/ItemViewer.tsx'
import { liesOf } from '../card/card-words.ts'
import { named, type Product, sizeOf } from './product-words.ts'

/** Zoomable pictures: the first is the front, the second the back. */
export function ProductViewer({ product, first }: { product: Product; first: number }) {
  const { t } = useLingui()
  const { medias, productable: item, name } = product
  const sides = [t`front`, t`back`]
  const of = [name, [named(product, 'country'), item?.year_issued].filter(Boolean).join(' '), named(product, 'condition')].filter(Boolean).join(', ')
  const pictures = medias.map(
    (media, at): ViewerPicture => ({
      ...pictureOf(media, item ?? undefined),
      label: [t`Front`, t`Back`][at] ?? t`Picture ${at + 1}`,
      alt: `${of}, ${sides[at] ?? t`picture ${at + 1}`}`,
      ...(at < 2 && { side: at === 0 ? ('front' as const) : ('back' as const) }),
    }),
  )
  return (
    <ItemViewer
      pictures={pictures}
      lies={liesOf({ productable_type: product.productable_type, item_kind: item?.item_kind ?? '' })}
      sizeText={sizeOf(item)}
      first={first}
      hrefOf={(at) => `/products/${product.id}?picture=${at + 1}`}
    />
  )
}
