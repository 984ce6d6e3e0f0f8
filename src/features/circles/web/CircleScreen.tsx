import { useLingui } from '@lingui/react/macro'
import { places } from '#features/places/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { circles, type TradeCircleId } from '../contract.ts'
import { Answer } from './Answer.tsx'
import css from './Circle.module.css'
import { Legs } from './Legs.tsx'
import { CIRCLES } from './paths.ts'
import { Ring } from './Ring.tsx'
import { useCircleWords } from './use-circle-words.ts'

/** One circle: who sends what to whom, how long there is time, and one’s own next step. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(circles.show, { ...place, path: { id: place.path.circle_id ?? '' } }),
  asks: ({ id }) => [queryOf(circles.show, { id }), queryOf(places.list, {})],
  Draw: ({ input: { id } }) => <Circle key={id} id={id} />,
})

function Circle({ id }: { id: TradeCircleId }) {
  const { t } = useLingui()
  const { titleOf } = useCircleWords()
  const { trade_circle: circle } = useData(circles.show, { id })
  const { number, search, legs } = circle
  const title = titleOf(circle)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Trade circles`, href: CIRCLES }, { label: t`Circle ${number}` }]} />
      <div className={`row row--wrap page-head ${css.head}`}>
        <h1>{title}</h1>
        {search.is_proved && <Badge kind="trade">{t`Proved best`}</Badge>}
      </div>
      <p className="text-2">
        {legs.length === 3
          ? t`Nobody has what you want and wants what you have. Together the three of you do.`
          : t`Nobody has what you want and wants what you have. Together the four of you do.`}
      </p>
      <Ring circle={circle} />
      <div className={css.below}>
        <Legs circle={circle} />
        <Answer circle={circle} />
      </div>
    </main>
  )
}
