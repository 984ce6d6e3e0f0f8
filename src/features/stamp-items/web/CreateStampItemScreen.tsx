import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useData, useStore } from '#web/data.ts'
import { screen } from '#web/site.ts'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { stampItems } from '../contract.ts'
import { blankDraft, givenOf, guessedName } from './draft.ts'
import { asksWords, wordsOf } from './form-parts.ts'
import { ItemForm } from './ItemForm.tsx'
import { useDraft } from './use-draft.ts'

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [asksWords()], Draw: CreateStampItem })

function CreateStampItem() {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const store = useStore()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const hanging = usePictures()
  const { forget, ...typed } = useDraft('draft of a new item', blankDraft, hanging)
  const { run, busy, no } = useCall(stampItems.create)
  const { draft } = typed
  async function save() {
    const name = draft.name.trim() || guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
    const answer = await run(givenOf({ ...draft, name }, lists, hanging.media_ids))
    if (refused(answer)) return
    forget()
    store.removeQueries({ type: 'inactive' })
    toast({ title: t`Saved to your collection` })
    router.history.push(`/stamp-items/${answer.stamp_item.id}/show`)
  }
  return <ItemForm title={t`Add an item`} back="/" onSave={() => void save()} {...typed} {...{ lists, no, busy, hanging }} />
}
