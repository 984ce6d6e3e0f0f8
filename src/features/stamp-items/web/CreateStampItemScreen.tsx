import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { ask, useData, useMaybe, useStore } from '#web/data.ts'
import { useOwner } from '#web/kept.ts'
import { type Place, screen } from '#web/site.ts'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { useRouter } from '#web/use-router.ts'
import { StampItemId, stampItems } from '../contract.ts'
import { blankDraft, draftLike, givenOf, guessedName } from './draft.ts'
import { asksWords, wordsOf } from './form-parts.ts'
import { ItemForm } from './ItemForm.tsx'
import { useDraft } from './use-draft.ts'
import { keepUsual, usualOf } from './usual.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: Place) => ({ like: safeParse(StampItemId, query.get('like')).data }),
  asks: ({ like }) => [asksWords(), ...(like ? [ask(stampItems.show, { id: like })] : [])],
  Draw: ({ input: { like } }) => <CreateStampItem key={like} like={like} />,
})

function CreateStampItem({ like }: { like: StampItemId | undefined }) {
  const { t } = useLingui()
  const { form, save } = useNewItem(like)
  return <ItemForm title={t`Add an item`} back="/" onSave={() => void save(false)} onAnother={() => void save(true)} {...form} />
}

/** From nothing, from what the last one was, or from one like it; saved, it leads to the item or begins anew. */
function useNewItem(like: StampItemId | undefined) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const store = useStore()
  const owner = useOwner()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const item = useMaybe(stampItems.show, { id: like! }, like !== undefined)?.stamp_item
  const hanging = usePictures()
  const beginning = item ? {} : { usual: () => usualOf(owner) }
  const { forget, ...typed } = useDraft(like ? `draft like ${like}` : 'draft', item ? draftLike(item, lists) : blankDraft, hanging, beginning)
  const { run, busy, no } = useCall(stampItems.create)
  const { draft } = typed
  async function save(another: boolean) {
    const name = draft.name.trim() || guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
    const answer = await run(givenOf({ ...draft, name }, lists, hanging.media_ids, item))
    if (refused(answer)) return
    forget()
    keepUsual(owner, draft)
    store.removeQueries({ type: 'inactive' })
    toast({ title: t`Saved to your collection`, text: answer.stamp_item.name })
    if (!another) return router.push(`/stamp-items/${answer.stamp_item.id}/show`)
    typed.startOver()
    document.querySelector<HTMLElement>('#pictures')?.focus()
  }
  return { form: { ...typed, lists, no, busy, hanging }, save }
}
