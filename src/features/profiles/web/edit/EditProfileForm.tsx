import { useLingui } from '@lingui/react/macro'
import { type Lists, TermsField } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import type { ProfileAnswer } from '../profile-facts.ts'
import css from './EditProfile.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { ShowcaseField } from './ShowcaseField.tsx'
import { useFieldNames } from './use-field-names.ts'
import { type ShowcaseItem, useProfileForm } from './use-profile-form.ts'

interface EditProfileFormProps {
  user: ProfileAnswer
  lists: Lists
  showcase: readonly ShowcaseItem[]
  /** Items visible to others. */
  offered: readonly ShowcaseItem[]
}

/** Profile, interests and showcase in one form with one save bar. */
export function EditProfileForm({ user, lists, showcase, offered }: EditProfileFormProps) {
  const { t } = useLingui()
  const countries = lists.countries ?? []
  const { draft, set, chosen, setChosen, refusal, busy, save } = useProfileForm(user, countries, showcase)
  const names = useFieldNames()
  const terms = (name: 'country_ids' | 'topic_ids' | 'category_ids', list: keyof Lists) => ({
    id: name,
    label: names[name]!,
    terms: lists[list] ?? [],
    codes: draft[name],
    onCodes: (codes: string[]) => set({ [name]: codes }),
    ...(errorAt(refusal, name) && { error: errorAt(refusal, name)! }),
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      <Refused refusal={refusal} fields={names} />
      <section className="panel folio" aria-labelledby="you">
        <div>
          <h2 id="you">{t`About you`}</h2>
          <p className="text-2">
            {t`Who sees what is up to you:`} <a href="/setting/visibility">{t`Visibility`}</a>
          </p>
        </div>
        <ProfileFields {...{ draft, set, countries, refusal }} />
      </section>
      <section className="panel folio" aria-labelledby="collecting">
        <h2 id="collecting">{t`What you collect`}</h2>
        <div className={css.terms}>
          <TermsField {...terms('country_ids', 'countries')} />
          <TermsField {...terms('topic_ids', 'topics')} />
          <TermsField {...terms('category_ids', 'stampCategories')} />
        </div>
      </section>
      <section className="panel folio" aria-labelledby="showcase">
        <div>
          <h2 id="showcase">{t`Showcase`}</h2>
          <p className="text-2">{t`Four items at most, at the head of your profile. Until you choose, your newest stand there.`}</p>
        </div>
        <ShowcaseField {...{ chosen, offered }} user_id={user.id} onChosen={setChosen} />
      </section>
      <div className={css.bar}>
        <Button type="submit" variant="fill" size="l" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
        <Button href="/profile" variant="quiet" size="l">{t`To my profile`}</Button>
      </div>
    </form>
  )
}
