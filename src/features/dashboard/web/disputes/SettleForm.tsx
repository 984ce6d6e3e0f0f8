import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { trades } from '#features/trades/contract.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { TradeInDispute } from './trade-in-dispute.ts'

type Outcome = 'completed' | 'cancelled'
type Side = 'owner' | 'proposer'

/** Everything changes hands, or stays where it was; and whose deposit goes to the other. */
export function SettleForm({ order: { id, deposit, owner, proposer } }: { order: TradeInDispute }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>('cancelled')
  const [pays, setPays] = useState<Side | ''>('')
  const [note, setNote] = useState('')
  const { act, busy, refusal } = useAct(trades.settle, t({ message: 'Settled', context: 'a dispute about a trade' }))
  async function settle(event: FormEvent) {
    event.preventDefault()
    await act({ id, outcome, pays: pays || null, note })
  }
  const why = t`Why? Both read it`
  return (
    <form className={`${css.block} ${css.form}`} method="post" noValidate onSubmit={settle}>
      <Refused refusal={refusal} fields={{ note: why }} />
      <RadioCards
        label={t`How it ends`}
        name={`outcome-${id}`}
        value={outcome}
        onValue={(value) => setOutcome(value as Outcome)}
        cards={[
          { value: 'cancelled', label: t`Cancelled`, line: t`Items and coins stay where they were.` },
          { value: 'completed', label: t`Completed`, line: t`Items and coins change hands.` },
        ]}
      />
      {deposit > 0 && (
        <Select
          id={`pays-${id}`}
          label={t`Whose deposit goes to the other`}
          placeholder={t`Nobody’s: both get it back`}
          choices={[
            { value: 'owner', label: owner.full_name },
            { value: 'proposer', label: proposer.full_name },
          ]}
          value={pays}
          onChange={(event) => setPays(event.target.value as Side | '')}
        />
      )}
      <TextArea
        id={`why-${id}`}
        label={why}
        maxLength={300}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errorAt(refusal, 'note')}
      />
      <p className="row">
        <Button type="submit" variant="fill" pending={busy ? t`Settling…` : undefined}>{t`Settle`}</Button>
      </p>
    </form>
  )
}
