import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { allSettings } from '#features/settings/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { newestFew } from './MarketToday.tsx'
import { OnboardingChoice } from './OnboardingChoice.tsx'
import { readBack } from './use-onboarding.ts'
import { firstTerms, useTermSearch } from './use-term-search.ts'

/** With this many countries for sale, others appear only after a search or "more". */
const ENOUGH = 12

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings, queryOf(vocabularies.countries, firstTerms), queryOf(products.shelves, {}), queryOf(products.list, newestFew)],
  Draw: ({ input }) => <Countries back={input.back} />,
})

/** Countries with most listings first; all others by search. */
function Countries({ back }: { back: string }) {
  const { t } = useLingui()
  const { terms, is_first, words } = useTermSearch(vocabularies.countries)
  const { country: full } = useData(products.shelves, {})
  const rest = terms.filter(({ code }) => !full.some((one) => one.code === code))
  const first = full.length >= ENOUGH ? full : [...full, ...rest]
  const shown = is_first ? first : terms
  return (
    <OnboardingChoice
      step="countries"
      back={back}
      title={t`Which countries do you collect?`}
      line={t`We remember them for you. You can change them any day.`}
      terms={shown}
      search={{ label: t`Search countries`, ...words }}
    />
  )
}
