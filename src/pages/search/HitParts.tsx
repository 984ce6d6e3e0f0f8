import { Plural, useLingui } from '@lingui/react/macro'
import { storeNumber } from '#kernel/written/spoken-number.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { Hit } from './use-suggestions.ts'

/** Kinds that are people and shops: their picture is a portrait. */
const PEOPLE = ['User', 'Contact', 'Store']

export function HitPicture({ hit: { title, searchable_type, searchable } }: { hit: Hit }) {
  const { image_url, medias, productable_type } = searchable
  if (PEOPLE.includes(searchable_type)) return <Avatar name={title} url={image_url} />
  const [media] = medias
  const picture = media ?? (image_url === null ? undefined : { media_url: image_url, width: 1, height: 1 })
  return (
    <Thumb
      picture={picture && { width: picture.width, height: picture.height, sizes: [{ url: picture.media_url, width: 160 }] }}
      alt=""
      size={40}
      lies={productable_type === 'Supply' ? 'supply' : 'stamp'}
    />
  )
}

/** What it is: the kind in its colour, the number of a store, the address of a member who shows it. */
export function HitKind({ hit: { searchable_type, searchable } }: { hit: Hit }) {
  const { t } = useLingui()
  const { productable_type, uuid, email, line } = searchable
  if (searchable_type === 'Product')
    return (
      <span className="k" data-kind={productable_type === 'Supply' ? 'supply' : 'sale'}>
        {productable_type === 'Supply' ? t`Supply` : t`For sale`}
      </span>
    )
  if (searchable_type === 'Store')
    return (
      <span className="small muted">
        {t`Store`} {uuid === null ? '' : storeNumber(uuid)}
      </span>
    )
  if (PEOPLE.includes(searchable_type)) return <span className="small muted">{email ?? t`Member`}</span>
  return <span className="small muted">{line}</span>
}

export function HitWorth({ hit: { searchable } }: { hit: Hit }) {
  const { amount, currency, product_count } = searchable
  if (amount !== null && currency !== null) return <Price money={{ amount, currency }} as="plain" />
  if (product_count === null) return null
  return (
    <span className="small muted">
      <Plural value={product_count} one="# item" other="# items" />
    </span>
  )
}
