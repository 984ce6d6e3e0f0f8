import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { allSettings } from '#features/settings/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { newestFew } from './MarketToday.tsx'
import { OnboardingChoice } from './OnboardingChoice.tsx'
import { readBack } from './use-onboarding.ts'
import { firstTerms, useTermSearch } from './use-term-search.ts'

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings, queryOf(vocabularies.topics, firstTerms), queryOf(products.list, newestFew)],
  Draw: ({ input }) => <Topics back={input.back} />,
})

function Topics({ back }: { back: string }) {
  const { t } = useLingui()
  const { terms, words } = useTermSearch(vocabularies.topics)
  return (
    <OnboardingChoice
      step="topics"
      back={back}
      title={t`Which topics do you collect?`}
      line={t`Birds, railways, chess: whatever the pictures show.`}
      terms={terms}
      search={{ label: t`Search topics`, ...words }}
    />
  )
}
