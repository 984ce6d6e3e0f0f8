import { useLingui } from '@lingui/react/macro'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MountSwatches } from '../MountSwatches.tsx'
import type { AlbumAnswer } from '../types.ts'
import css from './AlbumForm.module.css'
import { type AlbumDraft, useAlbumForm } from './use-album-form.ts'

interface AlbumFormProps {
  before?: AlbumAnswer
  type: AlbumDraft['type']
  back: string
}

/** Name, words, who sees it, the mounts and a cover: all of it can be changed later but the kind. */
export function AlbumForm({ before, type, back }: AlbumFormProps) {
  const { t } = useLingui()
  const pictures = usePictures(before?.cover ? [before.cover] : [])
  const { draft, set, save, busy, refusal } = useAlbumForm({ before, type, cover: pictures.media_ids[0] ?? null })
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
      <Refused refusal={refusal} fields={{ name: t`Name`, description: t`Description`, cover_media_id: t`Cover` }} />
      {!before && <Kinds draft={draft} set={set} />}
      <TextField
        id="name"
        label={t`Name`}
        required
        maxLength={140}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        error={errorAt(refusal, 'name')}
      />
      <TextArea
        id="description"
        label={t`Description`}
        optional
        maxLength={5_000}
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
        error={errorAt(refusal, 'description')}
      />
      <Seen draft={draft} set={set} />
      <MountSwatches label={t`New mounts are`} value={draft.mount} onValue={(mount) => set({ mount })} />
      <PicturesField hanging={pictures} label={t`Cover`} max={1} />
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={pending}>
          {before ? t`Save` : t`Make it`}
        </Button>
        <Button href={back} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}

type PartProps = Pick<ReturnType<typeof useAlbumForm>, 'draft' | 'set'>

function Kinds({ draft, set }: PartProps) {
  const { t } = useLingui()
  const cards = [
    { value: 'plain', label: t({ message: 'Album', context: 'kind of album' }), line: t`Pages for looking at; an item may be in many.` },
    { value: 'lot', label: t({ message: 'Lot', context: 'kind of album' }), line: t`Items that go together, to be sold as one.` },
    { value: 'set', label: t({ message: 'Set', context: 'kind of album' }), line: t`Items that were issued together.` },
  ]
  return (
    <RadioCards label={t`What is it?`} name="type" cards={cards} value={draft.type} onValue={(type) => set({ type: type as AlbumDraft['type'] })} />
  )
}

function Seen({ draft, set }: PartProps) {
  const { t } = useLingui()
  const cards = [
    { value: 'private', label: t`Only you`, line: t`It appears to nobody else, anywhere.` },
    { value: 'public', label: t`Whoever may see your collection`, line: t`Of its items they see those that are not private.` },
  ]
  return (
    <RadioCards
      label={t`Who sees it`}
      name="is_private"
      cards={cards}
      value={draft.is_private ? 'private' : 'public'}
      onValue={(value) => set({ is_private: value === 'private' })}
    />
  )
}
