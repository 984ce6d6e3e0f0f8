import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { circles } from '../contract.ts'
import { circleStatuses } from '../rules.ts'
import css from './Circle.module.css'
import { CIRCLES, circlePath } from './paths.ts'
import { type CircleAnswer, useCircleWords } from './use-circle-words.ts'

/** Circles that one is asked to join, that run, or are over. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(circles.list, place),
  asks: (input) => [queryOf(circles.list, input)],
  Draw: ({ input }) => <Circles input={input} />,
})

function Circles({ input }: { input: InputOf<typeof circles.list> }) {
  const { t } = useLingui()
  const { states } = useCircleWords()
  const { data, next_page_url } = useData(circles.list, input).trade_circles
  const title = t`Trade circles`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t({ message: 'My trades', context: 'circle' }), href: '/trades' }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={title}
        tabs={[
          { href: CIRCLES, label: t({ message: 'All', context: 'circles' }), current: input.status === undefined },
          ...circleStatuses.map((status) => ({
            href: address(CIRCLES, circles.list, { status }),
            label: states[status],
            current: input.status === status,
          })),
        ]}
      />
      {data.length === 0 && (
        <EmptyState
          title={t`No circle here`}
          line={t`Put wants on your wishlist and mark items for trade: once a day we look for three or four members who together have what each of them wants.`}
          action={<Button href="/trades/matches">{t`Matches between two`}</Button>}
        />
      )}
      <ul className="section deal-rows">
        {data.map((circle) => (
          <CircleRow key={circle.id} circle={circle} />
        ))}
      </ul>
      <NextPage op={circles.list} path={CIRCLES} input={input} url={next_page_url}>
        {t`More circles`}
      </NextPage>
    </main>
  )
}

function CircleRow({ circle }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const { states, titleOf, wayOf, itemOf } = useCircleWords()
  const { legs, due_at } = circle
  const both = [legs[0]!, legs.at(-1)!]
  return (
    <li className={`deal-row deal-row--pair ${css.row}`}>
      <div className="deal-well">
        {both.map(({ item, position }) => item.image_url && <img key={position} className="item" src={item.image_url} alt="" loading="lazy" />)}
      </div>
      <div>
        <h2>
          <a href={circlePath(circle.id)}>{titleOf(circle)}</a>
        </h2>
        {both.map((leg) => (
          <p key={leg.position} className="caption">
            {wayOf(circle, leg)}: {itemOf(leg)}
          </p>
        ))}
      </div>
      <p className="deal-fact">
        <b className="strong">{states[circle.status]}</b>
        {due_at && (
          <span>
            {t`until`} <DateTime at={due_at} />
          </span>
        )}
      </p>
    </li>
  )
}
