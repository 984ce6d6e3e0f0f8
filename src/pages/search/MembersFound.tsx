import { useLingui } from '@lingui/react/macro'
import { profiles } from '#features/profiles/contract.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { Members } from './Members.tsx'
import { SearchEmpty } from './SearchEmpty.tsx'
import { meantMembersAsked, membersAsked, placeOf, type Searched, searchHref } from './search-address.ts'

export function MembersFound({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const { users, meant } = useData(profiles.search, membersAsked(searched))
  const { data, total } = users
  const others = useMaybe(profiles.search, meantMembersAsked(meant ?? ''), meant !== null)?.users.data ?? []
  if (!data.length)
    return (
      <>
        <SearchEmpty
          searched={searched}
          meant={meant ?? ''}
          line={t`Members are found by the beginning of a name or username, or by their number.`}
        />
        {others.length > 0 && <Members members={others} />}
      </>
    )
  return (
    <section className="section" aria-labelledby="found">
      <h2 className="vh" id="found">{t`Members`}</h2>
      <Members members={data} />
      <Pages {...placeOf(searched.page.asked)} total={total ?? 0} hrefOf={(place) => searchHref(searched.text, 'User', place)} />
    </section>
  )
}
