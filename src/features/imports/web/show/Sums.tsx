import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from '../Imports.module.css'

/** A few numbers with their words; zeros are left out. */
export function Sums({ sums }: { sums: readonly (readonly [words: string, count: number])[] }) {
  const numbers = useNumbers()
  return (
    <dl className={css.sums}>
      {sums
        .filter(([, count], at) => at === 0 || count > 0)
        .map(([words, count]) => (
          <div key={words}>
            <dt className="text-2">{words}</dt>
            <dd>{new Intl.NumberFormat(numbers).format(count)}</dd>
          </div>
        ))}
    </dl>
  )
}
