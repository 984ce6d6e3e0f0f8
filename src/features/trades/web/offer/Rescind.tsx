import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { presets } from '../../rules.ts'
import { useTradeWords } from '../trade-words.ts'

export interface RescindProps {
  onReason: (reason: string) => unknown
  onClose: () => void
}

/** Whoever takes an offer back says why: one of the usual reasons, or in own words. */
export function Rescind({ onReason, onClose }: RescindProps) {
  const { t } = useLingui()
  const { reasonOf } = useTradeWords()
  const [chosen, setChosen] = useState<string>(presets[0])
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const reason = chosen === 'other' ? words.trim() : chosen
  const said = t`Please provide reason for offered removal`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Take back this offer?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" onClick={() => (reason ? void onReason(reason) : setMissing(true))}>{t`Take back`}</Button>
        </>
      }
    >
      <RadioCards
        label={said}
        name="reason"
        value={chosen}
        onValue={setChosen}
        cards={[...presets.map((value) => ({ value, label: reasonOf(value) })), { value: 'other', label: t`Something else` }]}
      />
      {chosen === 'other' && (
        <TextField
          id="reason-words"
          label={t`In your words`}
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={missing ? said : undefined}
        />
      )}
    </Dialog>
  )
}
