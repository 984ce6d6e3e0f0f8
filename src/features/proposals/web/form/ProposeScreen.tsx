import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import { PROPOSALS, proposalPath } from '../addresses.ts'
import css from '../Proposals.module.css'
import { blankDraft, factsIn, known } from './draft.ts'
import { FirstFacts } from './FactFields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { LaterPicture, LaterStep } from './later.ts'
import type { Found } from './Similar.tsx'
import { asksWords, wordsAsked } from './words.ts'

/** A new entry: first whether it is there, then what is known of it. */
export default screenWithoutInput(Propose, { visitors: 'members', asks: () => [asksWords()] })

function Propose() {
  const { t } = useLingui()
  const { draft, set, lists, refusal, busy, found, hanging, note, setNote, submit } = useProposing()
  const part = { draft, set, lists, refusal }
  const pending = hanging.travelling ? t`Sending pictures` : busy ? t`One moment…` : undefined
  const words = !found ? t`Look whether it is there` : found.entries.length ? t`It is none of these: propose it` : t`Propose it`
  return (
    <FormFrame title={t`Propose a new entry`} refusal={refusal} onSubmit={(event) => (pending ? event.preventDefault() : void submit(event))}>
      <div className={`panel ${css.facts}`}>
        <h2>{t`What is it?`}</h2>
        <FirstFacts {...part} />
        {found && <LaterStep part={part} found={found} note={note} onNote={setNote} />}
        <div className="row row--wrap">
          <Button type="submit" variant="fill" icon={found ? undefined : 'magnifying-glass'} pending={pending}>
            {words}
          </Button>
          <Button href={PROPOSALS} variant="quiet">{t`Cancel`}</Button>
        </div>
      </div>
      {found && (
        <LaterPicture
          hanging={hanging}
          kind={draft.stamp_kind}
          onKind={(stamp_kind) => set({ stamp_kind })}
          error={errorAt(refusal, 'facts.media_id')}
        />
      )}
    </FormFrame>
  )
}

function useProposing() {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const { data: lists } = useData(vocabularies.staticData, wordsAsked)
  const [draft, setDraft] = useState(blankDraft)
  const [note, setNote] = useState('')
  const [found, setFound] = useState<Found>()
  const hanging = usePictures()
  const [looking, sending] = [useCommand(proposals.check, { aside: true }), useCommand(proposals.propose)]
  async function submit(event: FormEvent) {
    event.preventDefault()
    const facts = known(factsIn(draft, lists, hanging.media_ids[0] ?? null))
    const seen = new Set(found?.entries.map(({ id }) => id))
    const now = await looking.run({ facts })
    if (refused(now)) return
    // What has not been seen is shown first, also when a later fact has found it.
    if (!found || now.entries.some(({ id }) => !seen.has(id))) return setFound(now)
    const answer = await sending.run({ facts, note, different_from: [...seen] })
    if (refused(answer)) return
    toast({ title: t`Proposed`, text: t`Members vote on it for seven days. You are told how it ends.` })
    router.push(proposalPath(answer.proposal.id))
  }
  const set = (news: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...news }))
  return {
    ...{ draft, set, lists, found, hanging, note, setNote, submit },
    busy: looking.busy || sending.busy,
    refusal: looking.refusal ?? sending.refusal,
  }
}
