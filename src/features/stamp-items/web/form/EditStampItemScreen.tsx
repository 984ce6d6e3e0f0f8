import { useLingui } from '@lingui/react/macro'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type StampItemId, stampItems } from '../../contract.ts'
import { draftOf, givenOf, guessedName } from '../draft.ts'
import { asksWords, wordsOf } from '../form-parts.ts'
import { NotYours } from '../NotYours.tsx'
import { readItemId } from '../read-item-id.ts'
import { ItemForm } from './ItemForm.tsx'
import { useDraft } from './use-draft.ts'
import { useLeftOut } from './use-left-out.ts'

export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => readItemId(place),
  asks: (id) => [queryOf(stampItems.show, { id }), asksWords()],
  Draw: ({ input }) => <EditStampItem key={input} id={input} />,
})

function EditStampItem({ id }: { id: StampItemId }) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const store = useQueryClient()
  const { stamp_item: item } = useData(stampItems.show, { id })
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const hanging = usePictures(item.medias)
  const { forget, ...typed } = useDraft(`draft of ${id}`, draftOf(item, lists), hanging, { hung: item.medias })
  const { run, busy, refusal } = useCommand(stampItems.update)
  const page = `/stamp-items/${id}/show`
  const { draft } = typed
  const mayLeaveOut = useLeftOut(hanging)
  async function save() {
    if (!(await mayLeaveOut())) return
    const name = draft.name.trim() || guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
    if (refused(await run({ id, ...givenOf({ ...draft, name }, lists, hanging.media_ids) }))) return
    forget()
    await store.invalidateQueries({ queryKey: [stampItems.show.http, { id }] })
    store.removeQueries({ type: 'inactive' })
    toast({ title: t`Saved` })
    router.push(page)
  }
  if (item.committed === null) return <NotYours back={page} />
  return <ItemForm title={t`Edit ${item.name}`} back={page} onSave={() => void save()} {...typed} {...{ lists, refusal, busy, hanging }} />
}
