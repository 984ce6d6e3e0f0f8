import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Arrange.module.css'

interface WaitingProps {
  items: readonly ItemAnswer[]
  total: number
  place: (item: ItemAnswer) => void
  addWant: () => void
  addItems: () => void
}

/** Items of the album that lie on no page: dragged onto it, or placed by a press. */
export function Waiting({ items, total, place, addWant, addItems }: WaitingProps) {
  const { t } = useLingui()
  return (
    <aside className={css.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{t`Waiting, ${total}`}</h2>
      <p>{total ? t`Drag on the page, or press to place` : t`Everything lies on a page.`}</p>
      <ul>
        {items.map((item) => {
          const [front] = item.medias
          const [number] = item.catalogue_number
          return (
            <li key={item.id}>
              <button
                type="button"
                draggable
                onDragStart={(event) => event.dataTransfer.setData('text/x-stamp-item', item.id)}
                onClick={() => place(item)}
              >
                <span className={css.pocket}>{front && <ItemPicture picture={pictureOf(front, item)} alt="" sizes="128px" scaled={false} />}</span>
                {item.name}
                <small>
                  {number && `${number.number} · `}
                  {t`place…`}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={css.waitActs}>
        <Button size="s" icon="plus" onClick={addItems}>{t`Add items`}</Button>
        <Button size="s" icon="heart" onClick={addWant}>{t`Add a want`}</Button>
      </div>
    </aside>
  )
}
