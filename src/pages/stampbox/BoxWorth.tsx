import { useLingui } from '@lingui/react/macro'
import { stampItems } from '#features/stamp-items/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { Price } from '#web/ui/money/Price.tsx'

/** What one's own box comes to; sums of different currencies stand under each other. */
export function BoxWorth() {
  const { t } = useLingui()
  const { estimated, paid } = useData(stampItems.values, {})
  const rows = [
    { label: t`Estimated value`, sums: estimated },
    { label: t`Paid`, sums: paid },
  ].filter(({ sums }) => sums.length > 0)
  if (!rows.length) return null
  return (
    <dl className="value">
      {rows.map(({ label, sums }) => (
        <div key={label}>
          <dt>{label}</dt>
          {sums.map(({ amount, currency }) => (
            <dd key={currency}>
              <Price money={{ amount, currency }} as="plain" round />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
