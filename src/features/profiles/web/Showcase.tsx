import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import type { profiles } from '../contract.ts'
import css from './Profile.module.css'

type Items = AnswerOf<typeof profiles.showcase>['stamp_items']

/** Up to four items on a black strip; `as="cover"` replaces a missing cover picture. */
export function Showcase({ items, as }: { items: Items; as?: 'cover' }) {
  const { t } = useLingui()
  if (!items.length) return as ? <div className={css.bare} /> : null
  return (
    <section className={`book ${as ? css.front : css.showcase}`} aria-label={t`Showcase`}>
      <ul className={`strip plain ${css.pockets} ${as ? css.aside : ''}`}>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`/stamp-items/${item.id}/show`} title={item.name}>
              {item.medias[0] && (
                <ItemPicture picture={pictureOf(item.medias[0], item)} alt={item.name} sizes="(min-width: 768px) 240px, 40vw" scaled={false} eager />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
