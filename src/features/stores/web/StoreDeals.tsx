import { useLingui } from '@lingui/react/macro'
import { type Lists, TermsField } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './StoreFields.module.css'
import type { StoreDraft } from './store-draft.ts'

interface StoreDealsProps {
  draft: StoreDraft
  set: (news: Partial<StoreDraft>) => void
  lists: Lists
  refusal: Refusal | undefined
}

/** What a store deals in, and where its door is. */
export function StoreDeals({ draft, set, lists, refusal }: StoreDealsProps) {
  const { t } = useLingui()
  const many = (name: 'topic_ids' | 'category_ids' | 'country_ids', list: string) => ({
    id: name,
    terms: lists[list] ?? [],
    codes: draft[name],
    onCodes: (codes: string[]) => set({ [name]: codes }),
    error: errorAt(refusal, name),
  })
  const one = (name: 'specialties' | 'address' | 'zipcode' | 'state') => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  return (
    <div className={css.fields}>
      <TermsField label={t`Topics`} {...many('topic_ids', 'topics')} />
      <TermsField label={t`Categories`} {...many('category_ids', 'stampCategories')} />
      <TermsField label={t`Countries`} {...many('country_ids', 'countries')} />
      <TextField label={t`Specialties`} optional maxLength={300} {...one('specialties')} />
      <TextField label={t`Street and number`} optional maxLength={200} hint={t`Everybody can read it.`} {...one('address')} />
      <TextField label={t`Postcode`} optional maxLength={20} {...one('zipcode')} />
      <TextField label={t`State or province`} optional maxLength={100} {...one('state')} />
    </div>
  )
}
