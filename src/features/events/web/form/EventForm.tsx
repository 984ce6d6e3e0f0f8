import { useLingui } from '@lingui/react/macro'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Events.module.css'
import type { EventShown } from '../event-answer.ts'
import { FormPrice } from './FormPrice.tsx'
import { FormTimes } from './FormTimes.tsx'
import { FormWays, FormWhere } from './FormWays.tsx'
import { type EventFormState, useEventForm } from './use-event-form.ts'
import { useOwnZone } from './use-own-zone.ts'

/** An event or an exhibition: all of it but its type can be changed later. */
export function EventForm({ before, back }: { before?: EventShown; back: string }) {
  const { t } = useLingui()
  const { today } = useSite()
  const zone = useOwnZone()
  const pictures = usePictures(before?.cover ? [before.cover] : [])
  const form = useEventForm(before, today, zone, pictures.media_ids[0] ?? null)
  const { draft, set, save, busy, refusal } = form
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  const fields = {
    title: t`Title`,
    start_date: t`Begins`,
    end_date: t`Ends`,
    location: t`Place`,
    rrule: t`How often`,
    capacity: t`Places`,
    price: t`Price of a place`,
    online_url: t`Address on the web`,
    time_zone: t`Time zone`,
    organizers: t`Organizers beside you`,
    exdates: t`Not on these days`,
    club_id: t`Club`,
  }
  return (
    <form
      className={`panel ${css.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void save()
      }}
    >
      <Refused refusal={refusal} fields={fields} />
      <FormWays form={form} is_new={!before} />
      <TextField
        id="title"
        label={t`Title`}
        required
        maxLength={120}
        value={draft.title}
        onChange={({ target }) => set({ title: target.value })}
        error={errorAt(refusal, 'title')}
      />
      <FormTimes form={form} />
      <FormWhere form={form} />
      {(!before || before.is_own) && <FormPrice form={form} />}
      <Words form={form} />
      <PicturesField hanging={pictures} label={t`Picture`} max={1} />
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={pending}>
          {before ? t`Save` : t`Save as a draft`}
        </Button>
        <Button href={back} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}

function Words({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  return (
    <>
      <TextArea
        id="description"
        label={t`What it is about`}
        optional
        maxLength={8_000}
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
        error={errorAt(refusal, 'description')}
      />
      <TextArea
        id="schedule"
        label={t`Programme`}
        hint={t`One line each: day, hour, what | more about it | where. For example: 1 14:00 Swap hour | 60 duplicates each | Table 14`}
        optional
        value={draft.schedule}
        onChange={({ target }) => set({ schedule: target.value })}
      />
      <TextArea
        id="instructions"
        label={t`For those who come`}
        hint={t`Told to those who are let in: what to bring, when the doors open.`}
        optional
        maxLength={4_000}
        value={draft.instructions}
        onChange={({ target }) => set({ instructions: target.value })}
        error={errorAt(refusal, 'instructions')}
      />
      <TextField
        id="organizers"
        label={t`Organizers beside you`}
        hint={t`User names, with commas between them.`}
        optional
        value={draft.organizers}
        onChange={({ target }) => set({ organizers: target.value })}
        error={errorAt(refusal, 'organizers')}
      />
    </>
  )
}
