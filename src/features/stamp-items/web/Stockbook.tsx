import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/ItemPicture.tsx'
import type { ItemAnswer } from './draft.ts'
import css from './Stockbook.module.css'
import { statusKind } from './status-kind.ts'

const MARKED = ['sale', 'auction', 'trade'] as const

/** A page of the stockbook: items stand on strips at their true proportions, a bar under each says what it is for. */
export function Stockbook({ items, label }: { items: readonly ItemAnswer[]; label: string }) {
  const { t } = useLingui()
  const words = { sale: t`For sale`, auction: t`In auction`, trade: t`For trade` }
  return (
    <section className={`book ${css.leaf}`} aria-label={label}>
      <ul className={css.rows}>
        {items.map((item, at) => {
          const kind = statusKind[item.status]
          const [front] = item.medias
          return (
            <li className={css.pocket} key={item.id} data-kind={kind}>
              <a href={`/stamp-items/${item.id}/show`} aria-label={item.name} title={item.name}>
                {front && <ItemPicture picture={pictureOf(front, item)} alt="" sizes="160px" eager={at < 12} scaled={false} />}
              </a>
            </li>
          )
        })}
      </ul>
      <p className={css.legend}>
        {MARKED.map((kind) => (
          <span key={kind} data-kind={kind}>
            {words[kind]}
          </span>
        ))}
      </p>
    </section>
  )
}
