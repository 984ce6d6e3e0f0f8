import { useLingui } from '@lingui/react/macro'
import { QuantityStepper } from '#web/ui/controls/QuantityStepper.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import type { ParticipantShown } from '../event-answer.ts'

export interface RoleGiven {
  role: ParticipantShown['role']
  party_size: number
}
/** As what one comes, and with how many. */
export function RoleFields({ given, onGiven }: { given: RoleGiven; onGiven: (given: RoleGiven) => void }) {
  const { t } = useLingui()
  const cards = [
    { value: 'Visitor', label: t({ message: 'Visitor', context: 'at an event' }), line: t`You come to look, listen and swap.` },
    { value: 'Participant', label: t({ message: 'Participant', context: 'at an event' }), line: t`You take part: you show, speak or have a table.` },
  ]
  return (
    <>
      <RadioCards
        label={t`As what do you come?`}
        name="role"
        cards={cards}
        value={given.role}
        onValue={(role) => onGiven({ ...given, role: role as RoleGiven['role'] })}
      />
      <div className="field">
        <span className="label">{t`How many of you?`}</span>
        <QuantityStepper
          label={t`How many of you?`}
          value={given.party_size}
          min={1}
          max={10}
          onValue={(party_size) => onGiven({ ...given, party_size })}
        />
      </div>
    </>
  )
}
