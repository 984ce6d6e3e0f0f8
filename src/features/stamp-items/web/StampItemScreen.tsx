import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Discussion } from '#features/comments/web/public.tsx'
import { pictureOf } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import { type AnswerTo, type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { ItemViewer } from '#web/ui/viewer/ItemViewer.tsx'
import { type StampItemId, stampItems } from '../contract.ts'
import type { ItemAnswer } from './draft.ts'
import { ItemFacts, OwnersFacts } from './ItemFacts.tsx'
import { NoPicture } from './NoPicture.tsx'
import { asksNamesOfItem, namesOfItem } from './names-of.ts'
import { OwnersActions } from './OwnersActions.tsx'
import { readItemId } from './read-item-id.ts'
import css from './StampItemScreen.module.css'
import { statusKind } from './status-kind.ts'

interface Beside {
  /** What upper slices say about the item, under its facts. */
  Beside: ComponentType<{ item: ItemAnswer }>
  asks: (id: StampItemId) => readonly OperationQuery[]
  next: (id: StampItemId, answerOf: AnswerTo) => readonly OperationQuery[]
}

/** The page of an item, with what slices above know of it. */
export const itemScreen = ({ Beside, asks, next }: Beside) =>
  screen({
    reads: (place: RouteMatch) => {
      const id = readItemId(place)
      return id && { id, picture: Number(place.query.get('picture')) || 0 }
    },
    asks: ({ id }) => [queryOf(stampItems.show, { id }), ...asks(id)],
    next: ({ id }, answerOf, round) => (round === 0 ? [asksNamesOfItem(answerOf(stampItems.show, { id }).stamp_item), ...next(id, answerOf)] : []),
    Draw: ({ input }) => <StampItem key={input.id} {...input} Beside={Beside} />,
  })

function StampItem({ id, picture, Beside }: { id: StampItemId; picture: number } & Pick<Beside, 'Beside'>) {
  const { t } = useLingui()
  const { stamp_item: item } = useData(stampItems.show, { id })
  const lists = useMaybe(vocabularies.staticData, namesOfItem(item), true)?.data ?? {}
  const numbers = item.catalogue_number.map(({ type, number }) => `${nameOf(lists.stampCatalogNumberTypes, type)} ${number}`)
  const line = [nameOf(lists.countries, item.country), item.year_issued, ...numbers].filter(Boolean).join(' · ')
  const size = item.width_mm && item.height_mm ? t`${item.width_mm} × ${item.height_mm} mm` : undefined
  const pictures = usePicturesOf(item)
  const lies = item.item_kind === 'coin' ? 'coin' : 'stamp'
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{item.name}</Title>
      <div className="detail">
        {pictures.length ? (
          <ItemViewer pictures={pictures} lies={lies} sizeText={size} first={picture} hrefOf={(at) => `?picture=${at}`} />
        ) : (
          <div className="look">
            <span className="thumbs" />
            <Well className={css.empty}>
              <NoPicture />
            </Well>
          </div>
        )}
        <section className="detail-panel" aria-labelledby="name">
          <Badge kind={statusKind[item.status]}>{nameOf(lists.stampItemStatuses, item.status)}</Badge>
          <h1 id="name">{item.name}</h1>
          {line && <p className="text-2">{line}</p>}
          {item.committed ? (
            <OwnersActions item={item} />
          ) : (
            <a className="link" href={`/user/${item.user_id}/stamp-items`}>{t`More of this collection`}</a>
          )}
          <div className={css.facts}>
            <h2>{t`Facts`}</h2>
            <ItemFacts {...{ item, lists }} />
            {item.owned && <OwnersFacts item={item} />}
          </div>
          {item.description && <p className={css.words}>{item.description}</p>}
          <Beside item={item} />
        </section>
      </div>
      <Discussion commentable_type="StampItem" commentable_id={id} />
    </main>
  )
}

function usePicturesOf(item: ItemAnswer) {
  const { t } = useLingui()
  const sides = [
    { label: t`Front`, side: 'front' as const },
    { label: t`Back`, side: 'back' as const },
  ]
  return item.medias.map((media, at) => {
    const side = item.medias.length > 1 ? sides[at] : undefined
    const number = at + 1
    const label = side?.label ?? t`Picture ${number}`
    return { ...pictureOf(media, item), ...side, label, alt: `${item.name}, ${label}` }
  })
}
