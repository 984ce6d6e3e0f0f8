import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Term } from '#features/vocabularies/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { profiles } from '../../contract.ts'
import type { ProfileAnswer } from '../profile-facts.ts'
import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts'

export type ShowcaseItem = AnswerOf<typeof profiles.showcase>['stamp_items'][number]
const idsOf = (items: readonly ShowcaseItem[]) => items.map(({ id }) => id)

/** Saves profile and showcase together; only changed fields are sent. */
export function useProfileForm(user: ProfileAnswer, countries: readonly Term[], first: readonly ShowcaseItem[]) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const [before, setBefore] = useState(() => ({ draft: draftOf(user, countries), chosen: first }))
  const [draft, setDraft] = useState(before.draft)
  const [chosen, setChosen] = useState(first)
  const [facts, showcase] = [useCommand(profiles.update), useCommand(profiles.setShowcase)]
  const changes = changesOf(before.draft, draft, countries)
  const has = { facts: Object.keys(changes).length > 0, showcase: String(idsOf(chosen)) !== String(idsOf(before.chosen)) }
  async function save() {
    // What was refused may have been put back: then nothing is sent that could end the message.
    facts.forget()
    showcase.forget()
    const answer = has.facts ? await facts.run(changes) : { user }
    if (refused(answer)) return
    const kept = has.facts ? draftOf(answer.user, countries) : before.draft
    setBefore((was) => ({ ...was, draft: kept }))
    setDraft(kept)
    if (has.showcase && refused(await showcase.run({ stamp_item_ids: idsOf(chosen) }))) return
    setBefore({ draft: kept, chosen })
    void cache.touched(new Set([`member:${user.id}`, `own:${user.id}`]))
    toast({ title: t`Saved` })
  }
  return {
    ...{ draft, chosen, setChosen },
    set: (news: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...news })),
    refusal: facts.refusal ?? showcase.refusal,
    busy: facts.busy || showcase.busy,
    save: () => void save(),
  }
}
