import { useState } from 'react'
import { profiles } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useBoxItems, useSelection, useSelectionKeys, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { LoadMore } from '#web/ui/controls/LoadMore.tsx'
import { BoxBar } from './BoxBar.tsx'
import { BoxRail } from './BoxRail.tsx'
import { BoxSelection } from './BoxSelection.tsx'
import { BoxShown } from './BoxShown.tsx'
import { type BoxAsked, boxHref, countedIn } from './box-address.ts'
import { useBoxTitle } from './use-box-title.ts'

/** A member's collection as it lies in a stockbook: looked at by everybody who may, kept in order by its owner. */
export function StampBox(asked: BoxAsked) {
  const { list, view, at } = asked
  const { user } = useData(profiles.show, { id: list.user_id })
  const { total } = useData(stampItems.counts, countedIn(list.user_id))
  const { cards } = useData(stampItems.cards, list)
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const own = user.is_own
  const { rows, more } = useBoxItems(list, (cursor) => boxHref(asked, { cursor }))
  const selection = useSelection(rows)
  const [editing, setEditing] = useState(false)
  const title = useBoxTitle(at, user)
  const edited = own && editing && view === 'table' && !list.trash
  const choosing = own && !edited
  const laying = own && list.order_by_condition === 'own' && !list.trash
  useSelectionKeys(selection, rows, choosing)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="box">
        <BoxRail {...{ asked, own, lists, total }} />
        <div>
          <BoxBar {...{ title, asked, own }} found={cards} whole={total} editing={edited} onEdit={own ? () => setEditing(!editing) : undefined} />
          <BoxShown
            {...{ asked, own, lists }}
            items={rows}
            total={cards.total ?? 0}
            selection={own ? selection : undefined}
            onEdited={edited ? () => setEditing(false) : undefined}
          />
          <div ref={more.near}>
            {more.href && (
              <LoadMore
                href={more.href}
                next={list.page_size}
                shown={rows.length}
                total={total}
                busy={more.busy}
                onLoad={more.load}
                id="more-items"
              />
            )}
          </div>
          <Pages {...list} total={cards.total} hasNext={cards.next_page_url !== null} hrefOf={(place) => boxHref(asked, place)} />
        </div>
      </div>
      {choosing && <BoxSelection {...{ selection, lists }} items={rows} trash={list.trash} member_id={user.id} laying={laying} />}
    </main>
  )
}
