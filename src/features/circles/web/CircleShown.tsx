import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { circles, type TradeCircleId } from '../contract.ts'
import { Answer } from './Answer.tsx'
import css from './Circle.module.css'
import { Legs } from './Legs.tsx'
import { CIRCLES } from './paths.ts'
import { Ring } from './Ring.tsx'
import { type CircleAnswer, useCircleWords } from './use-circle-words.ts'

const Complaints = lazyPart(async () => (await import('./complaint/Complaints.tsx')).Complaints)

interface CircleProps {
  id: TradeCircleId
  /** Parts of other slices about what was sent, once it is done. */
  done?: (circle: CircleAnswer) => ReactNode
}
/** One circle: who sends what to whom, how long there is time, and one’s own next step. */
export function CircleShown({ id, done }: CircleProps) {
  const { t } = useLingui()
  const { titleOf } = useCircleWords()
  const { trade_circle: circle } = useData(circles.show, { id })
  const { number, search, legs } = circle
  // The deals of the feedback are opened a moment after the circle is done: whose act ends it here reads them with the next page.
  const [wasDone] = useState(circle.status === 'done')
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
      {legs.some(({ complaint }) => complaint) && <Complaints circle={circle} />}
      {wasDone && done?.(circle)}
    </main>
  )
}
