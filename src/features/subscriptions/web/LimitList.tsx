import { useLingui } from '@lingui/react/macro'
import { Facts } from '#web/ui/Facts.tsx'
import { useNumbers } from '#web/ui/use-numbers.ts'
import { useFeatureName } from './use-feature-name.ts'

/** How much of each limit is used: 24 of 25. What is over it, after a downgrade, is kept. */
export function LimitList({ limits }: { limits: readonly { name: string; used: number; of: number }[] }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const feature = useFeatureName()
  const whole = new Intl.NumberFormat(numbers)
  const used: Readonly<Record<string, string>> = { live_products: t`Items for sale in it` }
  if (!limits.length) return null
  const facts = limits.map(({ name, used: n, of: most }) => {
    const [some, all] = [whole.format(n), whole.format(most)]
    return {
      label: used[name] ?? feature({ limit: name }),
      value: n > most ? t`${some}, more than the ${all} of your plan: kept, but not growing` : t`${some} of ${all}`,
    }
  })
  return (
    <div className="panel">
      <Facts caption={t`Used of your plan`} facts={facts} />
    </div>
  )
}
