import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { PAGE } from '#kernel/measures.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { type ListPlace, Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { savedSearches } from '../contract.ts'
import { SAVED_SEARCHES } from './paths.ts'
import css from './SavedSearches.module.css'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { SaveForm } from './SaveForm.tsx'
import { type Searched, searchedIn } from './saved-address.ts'

/** One's saved searches: what each looks for, when it tells, and its end. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const searched = searchedIn(place)
    return { searched, place: placeIn(searched ? new URLSearchParams() : place.query, PAGE.usual) }
  },
  asks: ({ place }) => [queryOf(savedSearches.list, place)],
  Draw: ({ input }) => <SavedSearches {...input} />,
})

function SavedSearches({ place, searched }: { place: ListPlace; searched: Searched | undefined }) {
  const { t } = useLingui()
  const { saved_searches: kept, member_id } = useData(savedSearches.list, place)
  return (
    <main id="main" className={`page ${css.searches}`} tabIndex={-1}>
      <Title>{t`Saved searches`}</Title>
      <h1 className="page-head">{t`Saved searches`}</h1>
      {searched && <SaveForm searched={searched} member_id={member_id} />}
      {kept.data.length === 0 && searched ? null : kept.data.length === 0 ? (
        <EmptyState
          title={t`No saved searches yet`}
          line={t`Search for something, choose filters, and press “Save this search”: you hear of the next one that is listed.`}
          action={<Button href="/marketplace/advance-search">{t`Advance search`}</Button>}
        />
      ) : (
        <ul className={`panel plain ${css.rows}`}>
          {kept.data.map((one) => (
            <SavedSearchRow key={one.id} search={one} member_id={member_id} />
          ))}
        </ul>
      )}
      <Pages {...place} total={kept.total ?? 0} hrefOf={(to) => fill(SAVED_SEARCHES, placeQuery(to, PAGE.usual))} />
    </main>
  )
}
