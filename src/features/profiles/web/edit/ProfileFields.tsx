import { useLingui } from '@lingui/react/macro'
import { type Term, TermField } from '#features/vocabularies/web/public.tsx'
import { locales } from '#kernel/locale.ts'
import { namesInOrder } from '#kernel/people/person-name.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { languageNames } from '../language-names.ts'
import { useGenderNames } from '../use-profile-words.ts'
import css from './EditProfile.module.css'
import type { ProfileDraft } from './profile-draft.ts'
import { useFieldNames } from './use-field-names.ts'

interface ProfileFieldsProps {
  draft: ProfileDraft
  set: (news: Partial<ProfileDraft>) => void
  countries: readonly Term[]
  refusal: Refusal | undefined
}
type TextFieldName = { [Name in keyof ProfileDraft]: ProfileDraft[Name] extends string ? Name : never }[keyof ProfileDraft]

export function ProfileFields({ draft, set, countries, refusal }: ProfileFieldsProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const [names, genders] = [useFieldNames(), useGenderNames()]
  const ties = (name: TextFieldName) => ({
    id: name,
    label: names[name],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  return (
    <div className={css.fields}>
      {namesInOrder(locale).map((name) => (
        <TextField key={name} {...ties(name)} required maxLength={60} autoComplete={name === 'first_name' ? 'given-name' : 'family-name'} />
      ))}
      <TextField {...ties('username')} required maxLength={30} autoComplete="username" hint={t`Small letters, digits, dots and dashes.`} />
      <Select {...ties('language')} choices={locales.map((value) => ({ value, label: languageNames[value] }))} />
      <TextArea
        className={css.wide}
        {...ties('description')}
        optional
        maxLength={2000}
        hint={t`What you collect, since when, and what you are looking for.`}
      />
      <TextField {...ties('dob')} optional inputMode="numeric" placeholder={t`DD-MM-YYYY`} maxLength={10} autoComplete="bday" />
      <Select {...ties('gender')} optional placeholder={t`Not said`} choices={Object.entries(genders).map(([value, label]) => ({ value, label }))} />
      <TermField {...ties('country')} optional terms={countries} onValue={(country) => set({ country })} />
      <TextField {...ties('city')} optional maxLength={100} autoComplete="address-level2" />
      <TextField {...ties('state')} optional maxLength={100} autoComplete="address-level1" />
      <TextField {...ties('zipcode')} optional maxLength={20} autoComplete="postal-code" />
      <TextField {...ties('phone')} optional type="tel" maxLength={40} autoComplete="tel" hint={t`Changing it asks for your password.`} />
    </div>
  )
}
