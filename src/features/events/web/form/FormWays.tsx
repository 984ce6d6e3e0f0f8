import { useLingui } from '@lingui/react/macro'
import { errorAt } from '#web/command/use-command.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import type { EventDraft } from './event-draft.ts'
import type { EventFormState } from './use-event-form.ts'

/** What it is, and who comes in. */
export function FormWays({ form: { draft, set }, is_new }: { form: EventFormState; is_new: boolean }) {
  const { t } = useLingui()
  const types = [
    { value: 'Event', label: t`Event`, line: t`A fair, an evening, a swap day.` },
    { value: 'Exhibition', label: t`Exhibition`, line: t`Members show what they have.` },
  ]
  const who = [
    { value: 'Open', label: t`Open`, line: t`Everybody reads it and joins at once.` },
    { value: 'Private', label: t`Private`, line: t`Your connections and those you invite read it; they ask to join, and you answer.` },
  ]
  return (
    <>
      {is_new && (
        <RadioCards
          label={t`What is it?`}
          name="type"
          cards={types}
          value={draft.type}
          onValue={(type) => set({ type: type as EventDraft['type'] })}
        />
      )}
      <RadioCards
        label={t`Who comes in?`}
        name="visibility"
        cards={who}
        value={draft.visibility}
        onValue={(visibility) => set({ visibility: visibility as EventDraft['visibility'] })}
      />
    </>
  )
}

/** Where it is, and how many places there are. */
export function FormWhere({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  const modes = [
    { value: 'In_Person', label: t`In person` },
    { value: 'Virtual', label: t`Virtual` },
    { value: 'In_Person_And_Virtual', label: t`In person and virtual` },
  ]
  return (
    <>
      <RadioCards
        label={t`Where is it?`}
        name="mode"
        cards={modes}
        value={draft.mode}
        onValue={(mode) => set({ mode: mode as EventDraft['mode'] })}
      />
      {draft.mode !== 'Virtual' && (
        <TextField
          id="location"
          label={t`Place`}
          hint={t`Name and address, and how one gets in.`}
          maxLength={300}
          value={draft.location}
          onChange={({ target }) => set({ location: target.value })}
          error={errorAt(refusal, 'location')}
        />
      )}
      {draft.mode !== 'In_Person' && (
        <TextField
          id="online_url"
          type="url"
          label={t`Address on the web`}
          hint={t`It begins with https:// and is told to those who are let in.`}
          maxLength={500}
          value={draft.online_url}
          onChange={({ target }) => set({ online_url: target.value })}
          error={errorAt(refusal, 'online_url')}
        />
      )}
      <Capacity form={{ draft, set, refusal }} />
    </>
  )
}

function Capacity({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  return (
    <TextField
      id="capacity"
      label={t`Places`}
      hint={t`On each date. Left empty: as many as like to come.`}
      optional
      inputMode="numeric"
      maxLength={6}
      value={draft.capacity}
      onChange={({ target }) => set({ capacity: target.value })}
      error={errorAt(refusal, 'capacity')}
    />
  )
}
