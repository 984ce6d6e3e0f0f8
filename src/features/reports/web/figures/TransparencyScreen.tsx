import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import { useMeasures, useReasons } from '../use-report-words.ts'

type Half = AnswerOf<typeof reports.figures>['half_years'][number]

/** How moderation went, in numbers, for everybody. */
export default screen({
  reads: () => ({}),
  asks: () => [queryOf(reports.figures, {})],
  Draw: Figures,
})

function Figures() {
  const { t } = useLingui()
  const { half_years } = useData(reports.figures, {})
  const lead = t`What members report, what moderators decide, and how often a decision did not stand. Numbers alone: nobody is named.`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={t`Moderation in figures`} description={lead} path="/transparency" />
      <h1 className="page-head">{t`Moderation in figures`}</h1>
      <p className="text-2">{lead}</p>
      {half_years.length === 0 && <EmptyState title={t`Nothing was reported yet`} line={t`Here stand the figures of each half-year.`} />}
      <div className={css.halves}>
        {half_years.map((half) => (
          <HalfYear key={`${half.year}-${half.half}`} half={half} />
        ))}
      </div>
    </main>
  )
}

function HalfYear({ half }: { half: Half }) {
  const { t, i18n } = useLingui()
  const [names, measures] = [useReasons(), useMeasures()]
  const title = half.half === 1 ? t`January to June ${half.year}` : t`July to December ${half.year}`
  const n = (number: number) => i18n.number(number)
  const totals = [
    { label: t`Reports`, value: n(half.reports) },
    { label: t`Things they are about`, value: n(half.cases) },
    { label: t`Not decided yet`, value: n(half.open) },
    { label: t`No rule was broken`, value: n(half.without_measure) },
    { label: t`Half of them decided within`, value: half.median_hours === null ? null : t`${n(half.median_hours)} hours` },
    { label: t`Appeals`, value: n(half.appeals) },
    { label: t`Decisions that stood`, value: n(half.upheld) },
    { label: t`Decisions reversed`, value: n(half.reversed) },
  ]
  return (
    <section className={css.half} aria-labelledby={`half-${half.year}-${half.half}`}>
      <h2 id={`half-${half.year}-${half.half}`}>{title}</h2>
      <Facts caption={title} facts={totals} />
      <Facts caption={t`Why it was reported`} facts={half.reasons.map(({ name, n: many }) => ({ label: names[name], value: n(many) }))} />
      <Facts caption={t`What was decided`} facts={half.measures.map(({ name, n: many }) => ({ label: measures[name], value: n(many) }))} />
    </section>
  )
}
