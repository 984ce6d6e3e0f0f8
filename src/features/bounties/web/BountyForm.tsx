import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf, type Lists } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { PublishAtField } from '#web/ui/controls/PublishAtField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import type { PublishAt } from '#web/ui/controls/use-publish-at.ts'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from './Bounties.module.css'
import { type BountyDraft, blank, draftOf, givenOf } from './bounty-draft.ts'
import type { BountyAnswer } from './bounty-words.ts'
import { RewardFields } from './RewardFields.tsx'

const words = { types: ['stampGrades', 'stampFormatTypes', 'countries'] as const satisfies readonly string[] }
const asked = { ...words, types: [...words.types] }
export const asksBountyWords = () => queryOf(vocabularies.staticData, asked)

export interface BountyFormProps {
  bounty?: BountyAnswer
  /** When it opens by itself; left out where it has opened. */
  timing?: PublishAt
  refusal: Refusal | undefined
  onSave: (given: ReturnType<typeof givenOf> & { publish_at?: string }) => unknown
  children: ReactNode
}

/** What is wanted, how good it must be, where, for what reward, and how long. */
export function BountyForm({ bounty, timing, refusal, onSave, children }: BountyFormProps) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, asked)
  const [draft, setDraft] = useState<BountyDraft>(() => (bounty ? draftOf(bounty) : blank))
  const set = (news: Partial<BountyDraft>) => setDraft((before) => ({ ...before, ...news }))
  const hanging = usePictures(bounty?.medias)
  const ties = (name: Field) => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  const labels = { title: t`What is wanted`, offered_amount: t`Reward`, country: t`Country`, days: t`Open for`, publish_at: t`Opens at` }
  return (
    <form
      className={`panel ${css.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const publish_at = timing?.publish_at
        onSave({ ...givenOf(draft, hanging.media_ids), ...(publish_at && { publish_at }) })
      }}
    >
      <Refused refusal={refusal} fields={labels} />
      <TextField label={labels.title} required maxLength={140} {...ties('title')} />
      <TextArea
        label={t`What counts`}
        hint={t`One condition a line: margins, cancel, certificate.`}
        optional
        maxLength={5000}
        rows={5}
        {...ties('description')}
      />
      <PicturesField label={t`Pictures`} hint={t`A picture of one like it helps.`} hanging={hanging} max={8} error={errorAt(refusal, 'media_ids')} />
      <Conditions {...{ draft, set, lists, ties }} />
      <RewardFields {...{ draft, set, refusal }} />
      <NumberField
        id="days"
        label={labels.days}
        unit={t`days`}
        value={draft.days}
        onValue={(days) => set({ days })}
        error={errorAt(refusal, 'days')}
      />
      {timing && <PublishAtField timing={timing} error={errorAt(refusal, 'publish_at')} />}
      <div className="row row--wrap">{children}</div>
    </form>
  )
}

type Field = 'minimum_grade' | 'minimum_centering' | 'item_format' | 'country' | 'title' | 'description'
interface Ties {
  id: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}
interface ConditionsProps {
  draft: BountyDraft
  set: (news: Partial<BountyDraft>) => void
  lists: Lists
  ties: (name: Field) => Ties
}
function Conditions({ draft, set, lists, ties }: ConditionsProps) {
  const { t } = useLingui()
  const any = { optional: true, placeholder: t`Any` }
  return (
    <div className={css.pair}>
      <Select label={t`Lowest grade`} choices={choicesOf(lists.stampGrades)} {...any} {...ties('minimum_grade')} />
      <Select label={t`Lowest centering`} choices={choicesOf(lists.stampGrades)} {...any} {...ties('minimum_centering')} />
      <Select label={t`Format`} choices={choicesOf(lists.stampFormatTypes)} {...any} {...ties('item_format')} />
      <Select
        id="target"
        label={t`Where from`}
        choices={[
          { value: 'worldwide', label: t`Worldwide` },
          { value: 'local', label: t`One country` },
        ]}
        value={draft.target}
        onChange={({ target }) => set({ target: target.value as BountyDraft['target'] })}
      />
      {draft.target === 'local' && (
        <Select label={t`Country`} required placeholder={t`Choose a country`} choices={choicesOf(lists.countries)} {...ties('country')} />
      )}
    </div>
  )
}
