import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { allSettings } from '#features/settings/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { kindOf } from './interest-kinds.ts'
import { newestFew } from './MarketToday.tsx'
import { OnboardingChoice } from './OnboardingChoice.tsx'
import { readBack } from './use-onboarding.ts'

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings, queryOf(vocabularies.categories, {}), queryOf(products.list, newestFew)],
  Draw: ({ input }) => <Categories back={input.back} />,
})

function Categories({ back }: { back: string }) {
  const { t } = useLingui()
  const titles: [string, string[]][] = [
    [t`Stamps`, ['stamp']],
    [t`Coins and banknotes`, ['coin', 'banknote']],
    [t`For the desk`, ['other']],
  ]
  const { data } = useData(vocabularies.categories, {})
  return (
    <OnboardingChoice
      step="categories"
      back={back}
      title={t`What kinds of things do you collect?`}
      line={t`From classics to covers: choose as many as you like, or none.`}
      terms={data}
      groups={titles.map(([title, kinds]) => ({ title, codes: data.flatMap(({ code }) => (kinds.includes(kindOf(code)) ? [code] : [])) }))}
    />
  )
}
