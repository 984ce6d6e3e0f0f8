import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Events.module.css'
import type { EventDraft, Repeats } from './event-draft.ts'
import { RulePreview } from './RulePreview.tsx'
import type { EventFormState } from './use-event-form.ts'

/** When it is, in the time of the place. */
export function FormTimes({ form }: { form: EventFormState }) {
  const { t } = useLingui()
  const { draft, set, refusal } = form
  const ways = [
    { value: 'Standard', label: t`Once` },
    { value: 'MultiDay', label: t`Several days in a row` },
    { value: 'Recurring', label: t`It repeats` },
  ]
  const day = (label: string, field: 'first_day' | 'last_day', at: string) => (
    <TextField
      id={at}
      type="date"
      label={label}
      value={draft[field]}
      onChange={({ target }) => set({ [field]: target.value })}
      error={errorAt(refusal, at)}
    />
  )
  const hour = (label: string, field: 'from' | 'until') => (
    <TextField type="time" label={label} value={draft[field]} onChange={({ target }) => set({ [field]: target.value })} />
  )
  return (
    <>
      <RadioCards
        label={t`How often?`}
        name="recurrence"
        cards={ways}
        value={draft.recurrence}
        onValue={(way) => set({ recurrence: way as EventDraft['recurrence'] })}
      />
      <Check label={t`Whole days`} checked={draft.is_whole} onChange={({ target }) => set({ is_whole: target.checked })} />
      <div className={css.pair}>
        {day(draft.recurrence === 'Standard' ? t`Day` : t`First day`, 'first_day', 'start_date')}
        {draft.recurrence === 'MultiDay' && day(t`Last day`, 'last_day', 'end_date')}
      </div>
      {!draft.is_whole && (
        <div className={css.pair}>
          {hour(t`Begins`, 'from')}
          {hour(t`Ends`, 'until')}
        </div>
      )}
      {draft.recurrence !== 'MultiDay' && errorAt(refusal, 'end_date') && <p className="error">{errorAt(refusal, 'end_date')}</p>}
      {draft.recurrence === 'Recurring' && <FormRule form={form} />}
      <ZoneField form={form} />
    </>
  )
}

function FormRule({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  const choices = [
    { value: 'WEEKLY', label: t`Every week` },
    { value: 'BIWEEKLY', label: t`Every other week` },
    { value: 'MONTHLY', label: t`Every month, on this weekday` },
    { value: 'OWN', label: t`By a rule of your own` },
  ]
  return (
    <>
      <div className={css.pair}>
        <Select label={t`How often`} choices={choices} value={draft.repeats} onChange={({ target }) => set({ repeats: target.value as Repeats })} />
        {draft.repeats !== 'OWN' && (
          <TextField
            label={t`How many times`}
            hint={t`Left empty: without an end.`}
            inputMode="numeric"
            maxLength={3}
            value={draft.times}
            onChange={({ target }) => set({ times: target.value })}
          />
        )}
      </div>
      {draft.repeats === 'OWN' && (
        <TextField
          id="rrule"
          label={t`Rule`}
          hint={t`As in RFC 5545: FREQ=MONTHLY;BYDAY=2TU;COUNT=12`}
          maxLength={200}
          value={draft.rrule}
          onChange={({ target }) => set({ rrule: target.value })}
          error={errorAt(refusal, 'rrule')}
        />
      )}
      <TextField
        id="exdates"
        label={t`Not on these days`}
        hint={t`As 2027-01-01, with commas between them.`}
        optional
        value={draft.exdates}
        onChange={({ target }) => set({ exdates: target.value })}
        error={errorAt(refusal, 'exdates')}
      />
      <RulePreview draft={draft} />
    </>
  )
}

/** Typed, or chosen from the browser's list. */
function ZoneField({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  const [zones, setZones] = useState<readonly string[]>([])
  const list = useId()
  return (
    <>
      <TextField
        id="time_zone"
        label={t`Time zone`}
        hint={t`Of the place: the event stays at its hour there when clocks change.`}
        list={list}
        value={draft.time_zone}
        autoComplete="off"
        onFocus={() => setZones(Intl.supportedValuesOf('timeZone').concat('UTC'))}
        onChange={({ target }) => set({ time_zone: target.value })}
        error={errorAt(refusal, 'time_zone')}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
