import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { proceedPath } from '../paths.ts'
import type { OrderAnswer } from '../trade-words.ts'
import type { ComplainFormProps } from './ComplainForm.tsx'
import { Ship } from './Ship.tsx'
import { useOrderMoves } from './use-order-moves.ts'

const ComplainForm = lazyPart<ComplainFormProps>(() => import('./ComplainForm.tsx').then((part) => part.ComplainForm))

/** The next steps of one side. */
export function OrderActs({ order }: { order: OrderAnswer }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const moves = useOrderMoves(order)
  const can = (action: OrderAnswer['actions'][number]) => order.actions.includes(action)
  async function arrived() {
    const yes = await confirm({
      title: t`Has their parcel arrived?`,
      text: t`When both have, items and coins change hands. This cannot be taken back.`,
      yes: t`It has arrived`,
    })
    if (yes && !moves.busy) await moves.confirm()
  }
  return (
    <div className="stack">
      <Refused refusal={moves.refusal} />
      {can('proceed') && (
        <div>
          <Button href={proceedPath(order.offer_id)} variant="trade" size="l">{t`Proceed with the trade`}</Button>
        </div>
      )}
      {can('ship') && <Ship busy={moves.busy} onShip={moves.ship} />}
      {can('confirm') && (
        <div>
          <Button variant="trade" size="l" onClick={() => void arrived()}>{t`It has arrived`}</Button>
        </div>
      )}
      {can('withdraw') && <Said label={t`Why you step back`} button={t`Step back`} busy={moves.busy} onSaid={moves.withdraw} />}
      {can('dispute') && (
        <details>
          <summary>{t`Complain`}</summary>
          <ComplainForm busy={moves.busy} onSaid={moves.dispute} />
        </details>
      )}
    </div>
  )
}

interface SaidProps {
  label: string
  button: string
  busy: boolean
  onSaid: (words: string) => unknown
}
/** Behind a disclosure: it is the way out, not the next step. */
function Said({ label, button, busy, onSaid }: SaidProps) {
  const [words, setWords] = useState('')
  return (
    <details>
      <summary>{button}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && words.trim()) void onSaid(words.trim())
        }}
      >
        <TextField id={`said-${button}`} label={label} required maxLength={300} value={words} onChange={({ target }) => setWords(target.value)} />
        <div>
          <Button type="submit" variant="danger">
            {button}
          </Button>
        </div>
      </form>
    </details>
  )
}
