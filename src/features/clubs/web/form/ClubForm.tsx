import { useLingui } from '@lingui/react/macro'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Clubs.module.css'
import type { ClubShown } from '../club-answer.ts'
import { useClubForm } from './use-club-form.ts'

/** A club: all of it can be changed later. */
export function ClubForm({ before, back }: { before?: ClubShown; back: string }) {
  const { t } = useLingui()
  const pictures = usePictures(before?.cover ? [before.cover] : [])
  const { draft, set, save, busy, refusal } = useClubForm(before, pictures.media_ids[0] ?? null)
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  return (
    <form
      className={`panel ${css.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void save()
      }}
    >
      <Refused
        refusal={refusal}
        fields={{ name: t`Name`, about: t`What it is about`, rules: t`Rules`, cover_media_id: t`Cover`, joining: t`Who comes in` }}
      />
      <TextField
        id="name"
        label={t`Name`}
        required
        maxLength={80}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        error={errorAt(refusal, 'name')}
      />
      <TextArea
        id="about"
        label={t`What it is about`}
        optional
        maxLength={5_000}
        value={draft.about}
        onChange={({ target }) => set({ about: target.value })}
        error={errorAt(refusal, 'about')}
      />
      <TextArea
        id="rules"
        label={t`Rules`}
        hint={t`One on each line, 12 at most. Whoever joins accepts them.`}
        optional
        value={draft.rules}
        onChange={({ target }) => set({ rules: target.value })}
        error={errorAt(refusal, 'rules')}
      />
      <Ways draft={draft} set={set} />
      <PicturesField hanging={pictures} label={t`Cover`} max={1} />
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={pending}>
          {before ? t`Save` : t`Found a club`}
        </Button>
        <Button href={back} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}

function Ways({ draft, set }: Pick<ReturnType<typeof useClubForm>, 'draft' | 'set'>) {
  const { t } = useLingui()
  const seen = [
    { value: 'public', label: t({ message: 'Public', context: 'a club' }), line: t`Everybody reads what its members write.` },
    { value: 'private', label: t({ message: 'Private', context: 'a club' }), line: t`Everybody knows of it; its members alone read it.` },
    { value: 'hidden', label: t({ message: 'Hidden', context: 'a club' }), line: t`It is there for its members and those they invite.` },
  ]
  const is_hidden = draft.visibility === 'hidden'
  const ways = [
    { value: 'open', label: t`Whoever likes`, line: t`One press, and they are in.`, disabled: is_hidden },
    { value: 'request', label: t`On request`, line: t`You or a moderator answer.`, disabled: is_hidden },
    { value: 'invitation', label: t`By invitation only`, line: t`You or a moderator invite.` },
  ]
  return (
    <>
      <RadioCards
        label={t`Who reads it`}
        name="visibility"
        cards={seen}
        value={draft.visibility}
        onValue={(visibility) => set({ visibility: visibility as typeof draft.visibility })}
      />
      <RadioCards
        label={t`Who comes in`}
        name="joining"
        cards={ways}
        value={draft.joining}
        onValue={(joining) => set({ joining: joining as typeof draft.joining })}
      />
    </>
  )
}
