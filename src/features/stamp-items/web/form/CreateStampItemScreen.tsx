import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { CatalogueEntryId, catalogue } from '#features/catalogue/contract.ts'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useOwner } from '#web/browser/local-storage.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { StampItemId, stampItems } from '../../contract.ts'
import { blankDraft } from '../blank-draft.ts'
import { draftLike, givenOf, guessedName } from '../draft.ts'
import { asksWords, wordsOf } from '../form-parts.ts'
import { filledFrom } from './draft-entry.ts'
import { ItemForm } from './ItemForm.tsx'
import { useDraft } from './use-draft.ts'
import { useLeftOut } from './use-left-out.ts'
import { keepUsual, usualOf } from './usual.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({
    like: safeParse(StampItemId, query.get('like')).data,
    entry: safeParse(CatalogueEntryId, query.get('entry')).data,
  }),
  asks: ({ like, entry }) => [
    asksWords(),
    ...(like ? [queryOf(stampItems.show, { id: like })] : []),
    ...(entry && !like ? [queryOf(catalogue.show, { id: entry })] : []),
  ],
  Draw: ({ input }) => <CreateStampItem key={input.like ?? input.entry} from={input} />,
})

interface From {
  readonly like: StampItemId | undefined
  readonly entry: CatalogueEntryId | undefined
}

function CreateStampItem({ from }: { from: From }) {
  const { t } = useLingui()
  const { form, save } = useNewItem(from)
  return <ItemForm title={t`Add an item`} back="/" onSave={() => void save(false)} onAnother={() => void save(true)} {...form} />
}

/** Where it begins: with nothing, with what the last one was, with one like it, or with an entry of the catalogue. */
function useBeginning({ like, entry }: From, lists: Lists) {
  const owner = useOwner()
  const item = useMaybe(stampItems.show, { id: like! }, like !== undefined)?.stamp_item
  const found = useMaybe(catalogue.show, { id: entry! }, entry !== undefined && like === undefined)?.entry
  if (item) return { name: `draft like ${like}`, first: draftLike(item, lists), beginning: {} }
  if (found) return { name: `draft of entry ${entry}`, first: { ...blankDraft, ...filledFrom(found, blankDraft) }, beginning: {} }
  return { name: 'draft', first: blankDraft, beginning: { usual: () => usualOf(owner) } }
}

/** Saved, it leads to the item or begins anew. */
function useNewItem(from: From) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const store = useQueryClient()
  const owner = useOwner()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const { name: drafts, first, beginning } = useBeginning(from, lists)
  const hanging = usePictures()
  const { forget, ...typed } = useDraft(drafts, first, hanging, beginning)
  const { run, busy, refusal } = useCommand(stampItems.create)
  const { draft } = typed
  const mayLeaveOut = useLeftOut(hanging)
  async function save(another: boolean) {
    if (!(await mayLeaveOut())) return
    const name = draft.name.trim() || guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
    const answer = await run(givenOf({ ...draft, name }, lists, hanging.media_ids))
    if (refused(answer)) return
    forget()
    keepUsual(owner, draft)
    store.removeQueries({ type: 'inactive' })
    toast({ title: t`Saved to your collection`, text: answer.stamp_item.name })
    if (!another) return router.push(`/stamp-items/${answer.stamp_item.id}/show`)
    typed.startOver()
    document.querySelector<HTMLElement>('#pictures')?.focus()
  }
  return { form: { ...typed, lists, refusal, busy, hanging }, save }
}
