import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type CatalogueEntryId, catalogue } from '#features/catalogue/contract.ts'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import { proposalPath } from '../addresses.ts'
import css from '../Proposals.module.css'
import { changed, draftOf, factsIn } from './draft.ts'
import { FirstFacts } from './FactFields.tsx'
import { FormFrame, Source } from './FormFrame.tsx'
import { FurtherFacts } from './FurtherFacts.tsx'
import { factsOfEntry } from './facts-of-entry.ts'
import { LaterPicture } from './later.ts'
import { asksWords, wordsAsked } from './words.ts'

/** A correction: the entry as it stands, to be changed where it is wrong. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => readInput(catalogue.show, { ...place, path: { id: place.path.entry_id ?? '' } }),
  asks: ({ id }) => [queryOf(catalogue.show, { id }), asksWords()],
  Draw: ({ input }) => <Correct key={input.id} id={input.id} />,
})

function Correct({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const { draft, set, lists, refusal, busy, hanging, note, setNote, submit, name } = useCorrecting(id)
  const part = { draft, set, lists, refusal }
  const pending = hanging.travelling ? t`Sending pictures` : busy ? t`One moment…` : undefined
  return (
    <FormFrame
      title={t`Correct this entry`}
      line={
        <p className="text-2">
          <a className="link" href={`/stamps/${id}`}>
            {name}
          </a>
          {' · '}
          {t`Change what is wrong and leave the rest as it is.`}
        </p>
      }
      refusal={refusal}
      onSubmit={(event) => (pending ? event.preventDefault() : void submit(event))}
    >
      <div className={`panel ${css.facts}`}>
        <FirstFacts {...part} />
        <FurtherFacts {...part} />
        <Source value={note} onChange={setNote} />
        <div className="row row--wrap">
          <Button type="submit" variant="fill" pending={pending}>{t`Propose the correction`}</Button>
          <Button href={`/stamps/${id}`} variant="quiet">{t`Cancel`}</Button>
        </div>
      </div>
      <LaterPicture
        hanging={hanging}
        kind={draft.stamp_kind}
        onKind={(stamp_kind) => set({ stamp_kind })}
        error={errorAt(refusal, 'facts.media_id')}
      />
    </FormFrame>
  )
}

function useCorrecting(id: CatalogueEntryId) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const { entry } = useData(catalogue.show, { id })
  const { data: lists } = useData(vocabularies.staticData, wordsAsked)
  // What was seen when the form was opened: what others change meanwhile must not pass for it.
  const [before] = useState(() => factsOfEntry(entry))
  const [draft, setDraft] = useState(() => draftOf(entry, lists))
  const [note, setNote] = useState('')
  const hanging = usePictures(entry.media ? [entry.media] : [])
  const { run, busy, refusal } = useCommand(proposals.correct)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = await run({ id, ...changed(factsIn(draft, lists, hanging.media_ids[0] ?? null), before), note })
    if (refused(answer)) return
    toast({ title: t`Proposed`, text: t`Members vote on it for seven days. You are told how it ends.` })
    router.push(proposalPath(answer.proposal.id))
  }
  const set = (news: Partial<typeof draft>) => setDraft((one) => ({ ...one, ...news }))
  return { draft, set, lists, refusal, busy, hanging, note, setNote, submit, name: entry.name }
}
