import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Figures } from '#web/ui/layout/Figures.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { type ClubId, clubs } from '../../contract.ts'
import begins from '../BeginsWithWords.module.css'
import { ClubHead } from '../ClubHead.tsx'
import css from '../Clubs.module.css'
import { readClub } from '../read-club.ts'
import figures from './Statistics.module.css'

type Weeks = AnswerOf<typeof clubs.statistics>['weeks']

/** What happens in a club, for those who run it: the present week, and twelve weeks as a chart with its table. */
export default screen({
  visitors: 'members',
  reads: readClub,
  asks: (input) => [queryOf(clubs.show, input), queryOf(clubs.statistics, input)],
  Draw: ({ input: { id } }) => <Statistics key={id} id={id} />,
})

function Statistics({ id }: { id: ClubId }) {
  const { t, i18n } = useLingui()
  const { club } = useData(clubs.show, { id })
  const { weeks } = useData(clubs.statistics, { id })
  const now = weeks[0]
  const shown =
    now &&
    ([
      [t`Members`, now.members],
      [t`Joined this week`, now.joined],
      [t`Left this week`, now.gone],
      [t`Posts this week`, now.posts],
      [t`Have posted this week`, now.writers],
    ] as const)
  return (
    <main id="main" tabIndex={-1}>
      <Title>{t`Statistics`}</Title>
      <ClubHead club={club} tab="about" />
      <div className={`page ${css.body} ${begins.words}`}>
        <div className={css.main}>
          <h2>{t`Statistics`}</h2>
          {shown && <Figures figures={shown.map(([name, value]) => [name, i18n.number(value)])} />}
          <Chart weeks={weeks} />
          <WeekTable weeks={weeks} />
          <p className="caption">{t`Weeks begin on Monday, in UTC. What happened before statistics were kept is not counted.`}</p>
        </div>
      </div>
    </main>
  )
}

const HEIGHT = 100
const GAP = 0.24

/** Posts of each week, the oldest on the left; the table beneath says the same in words. */
function Chart({ weeks }: { weeks: Weeks }) {
  const { t, i18n } = useLingui()
  const most = Math.max(...weeks.map(({ posts }) => posts), 1)
  const best = i18n.number(most)
  return (
    <figure className={figures.posts}>
      <figcaption className="caption">{t`Posts by week; the most in one were ${best}`}</figcaption>
      <svg className={figures.chart} viewBox={`0 0 ${weeks.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.toReversed().map(({ week, posts }, at) => (
          <rect key={week} x={at + GAP / 2} width={1 - GAP} y={HEIGHT - (HEIGHT * posts) / most} height={(HEIGHT * posts) / most} />
        ))}
        <line x1={0} x2={weeks.length} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  )
}

function WeekTable({ weeks }: { weeks: Weeks }) {
  const { t, i18n } = useLingui()
  const heads = [t`Members`, t`Joined`, t({ message: 'Left', context: 'members of a club' }), t`Posts`, t`Have posted`]
  return (
    <ScrollRegion className={figures.scroll} aria-label={t`By week`}>
      <table className={figures.table}>
        <caption className="vh">{t`By week`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Week from`}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={figures.num}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, members, joined, gone, posts, writers }) => (
            <tr key={week}>
              <th scope="row">
                <DateTime at={week} show="date" />
              </th>
              {[members, joined, gone, posts, writers].map((value, at) => (
                <td key={at} className={figures.num}>
                  {i18n.number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
