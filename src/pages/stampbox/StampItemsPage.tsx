import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { BoxBar } from './BoxBar.tsx'
import { BoxFolders } from './BoxFolders.tsx'
import { BoxShown } from './BoxShown.tsx'
import { type BoxView, boxAddress } from './box-address.ts'

type StampItemsInput = InputOf<typeof stampItems.list> & { user_id: NonNullable<InputOf<typeof stampItems.list>['user_id']> }

export default screen({
  reads: ({ path, query, site }: RouteMatch) => {
    const list = readInput(stampItems.list, { path, query, site })
    const view: BoxView = query.get('view') === 'grid' ? 'grid' : 'stockbook'
    if (!list?.user_id) return undefined
    return { view, list: { ...list, user_id: list.user_id, ...(!query.has('page_size') && { page_size: PAGE.collection }) } }
  },
  asks: ({ list }) => [queryOf(stampItems.list, list), queryOf(profiles.show, { id: list.user_id }), asksWords()],
  Draw: ({ input }) => <StampItems {...input} />,
})

function StampItems({ list, view }: { list: StampItemsInput; view: BoxView }) {
  const { t } = useLingui()
  const me = useMe()
  const { user } = useData(profiles.show, { id: list.user_id })
  const { stamp_items: found } = useData(stampItems.list, list)
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const own = me?.id === user.id
  const title = own ? t`My Items` : t`${user.full_name}: items`
  const total = found.total ?? found.data.length
  const pages = Math.max(1, Math.ceil(total / list.page_size))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="box">
        <BoxFolders {...{ list, view, total, own }} statuses={lists.stampItemStatuses ?? []} />
        <div>
          <BoxBar {...{ title, list, view, own, total }} more={found.more_than_total} />
          <BoxShown {...{ list, view, own, pages, lists }} items={found.data} />
          <Pages {...list} total={total} hrefOf={(place) => boxAddress({ ...list, ...place }, view)} />
        </div>
      </div>
    </main>
  )
}
