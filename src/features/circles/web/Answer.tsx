import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Ship, useCoins } from '#features/trades/web/public-order.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Accept } from './Accept.tsx'
import css from './Circle.module.css'
import { useCircleMoves } from './use-circle-moves.ts'
import type { CircleAnswer } from './use-circle-words.ts'

const ComplainForm = lazyPart(async () => (await import('./complaint/ComplainForm.tsx')).ComplainForm)

/** What one gives and gets, and the next step. */
export function Answer({ circle }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const moves = useCircleMoves(circle)
  const can = (action: CircleAnswer['actions'][number]) => circle.actions.includes(action)
  async function decline() {
    const yes = await confirm({ title: t`Not this one?`, text: t`The circle ends for all of you, and is not proposed again.`, yes: t`Say no` })
    if (yes && !moves.busy) await moves.decline()
  }
  async function arrived() {
    const text = t`The item is yours then, and its sender has the deposit back. This cannot be taken back.`
    const yes = await confirm({ title: t`Has your parcel arrived?`, text, yes: t`It has arrived` })
    if (yes && !moves.busy) await moves.confirm()
  }
  return (
    <aside className={`panel stack ${css.answer}`} aria-label={t`Your part`}>
      <Sums circle={circle} />
      <Rules circle={circle} />
      <Refused refusal={moves.refusal} />
      {can('accept') && <Accept circle={circle} busy={moves.busy} onAccept={moves.accept} />}
      {can('decline') && <Button onClick={() => void decline()}>{t({ message: 'Not this one', context: 'circle' })}</Button>}
      {can('ship') && <Ship busy={moves.busy} onShip={moves.ship} />}
      {can('confirm') && <Button variant="trade" size="l" onClick={() => void arrived()}>{t`It has arrived`}</Button>}
      {can('complain') && <Complain circle={circle} />}
    </aside>
  )
}

function Complain({ circle }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  if (asked) return <ComplainForm circle={circle} onClose={() => setAsked(false)} />
  return <Button onClick={() => setAsked(true)}>{t`Something is wrong with it`}</Button>
}

function Sums({ circle: { legs } }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const { about } = useCoins()
  const [given, got] = [legs[0]!.item.value, legs.at(-1)!.item.value]
  if (given === null || got === null) return <h2>{t`Your part`}</h2>
  const [gives, receives] = [about(given), about(got)]
  return (
    <h2>
      {t`You give ${gives},`}
      <br />
      {t`you receive ${receives}`}
    </h2>
  )
}

function Rules({ circle: { legs } }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const { coins } = useCoins()
  const deposit = coins(legs[0]!.deposit)
  const rules = [
    legs.length === 3 ? t`Nothing happens until all three have accepted` : t`Nothing happens until all four have accepted`,
    t`One refusal, or the end of the time, frees everything`,
    t`Your deposit of ${deposit} comes back when your parcel arrives; not sent within 14 days, it goes to whoever waited`,
    t`Whoever waits for a parcel may complain until seven days after it counts as arrived; then a moderator decides`,
  ]
  return (
    <ul className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Icon name="check" /> {rule}
        </li>
      ))}
    </ul>
  )
}
