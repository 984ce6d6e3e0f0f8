import { useLingui } from '@lingui/react/macro'
import type { overviews } from '#features/overviews/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { filledIn } from '../filled-in.ts'
import { FamilyFilters } from './FamilyFilters.tsx'
import { FamilyTable } from './FamilyTable.tsx'
import { FAMILIES, type FamilyName, familyOf, familyPath, LISTS, listOf } from './families.ts'
import { useFamilies } from './use-families.ts'
import { useFamilyNames } from './use-family-words.ts'

type Asked = InputOf<typeof overviews.stores>
interface Shown {
  readonly family: FamilyName
  readonly input: Asked
}

/** One list of the dashboard: search, filter, pages, a file, and what a moderator can do. */
export default screen<Shown>({
  visitors: 'members',
  reads: (place) => {
    const family = familyOf(place.path.family ?? '')
    const input = family && readInput(listOf(family), { ...filledIn(place), path: {} })
    return input && { family, input }
  },
  asks: ({ family, input }) => [queryOf(listOf(family), input)],
  Draw: ({ input: { family, input } }) => <Family key={family} family={family} input={input} />,
})

function Family({ family, input }: Shown) {
  const { t } = useLingui()
  const names = useFamilyNames()
  const may = useFamilies()
  const op = listOf(family)
  const { data, next_page_url } = useData(op, input).rows
  const tabs = FAMILIES.filter((one) => may.has(one)).map((one) => ({ href: familyPath(one), label: names[one], current: one === family }))
  return (
    <Frame here={LISTS} title={names[family]}>
      <Tabs label={t`Lists`} tabs={tabs} />
      <FamilyFilters family={family} input={input} />
      {data.length === 0 && (
        <EmptyState title={t`Nothing of that kind`} line={t`A number is looked up whole, a member by username, number or address.`} />
      )}
      {data.length > 0 && <FamilyTable family={family} rows={data} />}
      <NextPage op={op} path={familyPath(family)} input={input} url={next_page_url}>
        {t`Earlier ones`}
      </NextPage>
    </Frame>
  )
}
