import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Lists, TermsField } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useStore } from '#web/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { useToast } from '#web/ui/toasts-context.ts'
import { errorAt, useCall } from '#web/use-call.ts'
import { profiles } from '../contract.ts'
import css from './EditProfile.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { changesOf, draftOf } from './profile-draft.ts'
import type { ProfileAnswer } from './profile-facts.ts'
import { useFieldNames } from './use-field-names.ts'

/** What one tells of oneself, and what one collects; only what was changed is sent. */
export function EditProfileForm({ user, lists }: { user: ProfileAnswer; lists: Lists }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useStore()
  const countries = lists.countries ?? []
  const [before, setBefore] = useState(() => draftOf(user, countries))
  const [draft, setDraft] = useState(before)
  const call = useCall(profiles.update)
  const names = useFieldNames()
  const set = (news: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...news }))
  async function save() {
    const answer = await call.run(changesOf(before, draft, countries))
    if (refused(answer)) return
    const kept = draftOf(answer.user, countries)
    setBefore(kept)
    setDraft(kept)
    void cache.touched(new Set([`member:${user.id}`, `own:${user.id}`]))
    toast({ title: t`Saved` })
  }
  const terms = (name: 'country_ids' | 'topic_ids' | 'category_ids', list: keyof Lists) => ({
    id: name,
    label: names[name]!,
    terms: lists[list] ?? [],
    codes: draft[name],
    onCodes: (codes: string[]) => set({ [name]: codes }),
    ...(errorAt(call.no, name) && { error: errorAt(call.no, name)! }),
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!call.busy) void save()
      }}
    >
      <Refused no={call.no} fields={names} />
      <section className="panel folio" aria-labelledby="you">
        <div>
          <h2 id="you">{t`About you`}</h2>
          <p className="text-2">
            {t`Who sees what is up to you:`} <a href="/setting/visibility">{t`Visibility`}</a>
          </p>
        </div>
        <ProfileFields {...{ draft, set, countries, no: call.no }} />
      </section>
      <section className="panel folio" aria-labelledby="collecting">
        <h2 id="collecting">{t`What you collect`}</h2>
        <div className={css.terms}>
          <TermsField {...terms('country_ids', 'countries')} />
          <TermsField {...terms('topic_ids', 'topics')} />
          <TermsField {...terms('category_ids', 'stampCategories')} />
        </div>
      </section>
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={call.busy ? t`Saving` : undefined}>{t`Save`}</Button>
        <Button href="/profile" variant="quiet" size="l">{t`To my profile`}</Button>
      </div>
    </form>
  )
}
