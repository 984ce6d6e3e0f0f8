import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type MediaAnswer, PicturesField, usePictures } from '#features/media/web/public.tsx'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { flags } from '../../contract.ts'
import { fieldOf, STAKES } from '../../rules.ts'
import css from '../Flags.module.css'
import { flagPath, reasonsOf } from '../flag-answer.ts'
import { type DraftMark, MarksField } from './MarksField.tsx'

export interface FlaggedNow {
  readonly id: StampItemId
  readonly name: string
  readonly medias: readonly MediaAnswer[]
  readonly catalogue_entry?: { readonly id: string; readonly name: string } | null | undefined
}
interface FlagFormProps {
  item: FlaggedNow
  stake: number
  onClose: () => void
}

/** The draft, and how it is sent. */
function useFlagDraft({ id, catalogue_entry }: FlaggedNow) {
  const router = useRouter()
  const [draft, setDraft] = useState({ reason: '', claim: '', gauge: undefined as number | undefined, compares: false })
  const [marks, setMarks] = useState<readonly DraftMark[]>([])
  const pictures = usePictures()
  const { run, busy, refusal } = useCommand(flags.raise)
  const set = (more: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...more }))
  async function send() {
    const { reason, claim, gauge, compares } = draft
    const evidence = { marks: marks.filter(({ note }) => note.trim()), gauge: gauge ?? null, media_ids: pictures.media_ids as never[] }
    const answer = await run({ flaggable_id: id, reason, claim, ...evidence, catalogue_entry_id: compares ? (catalogue_entry!.id as never) : null })
    if (!refused(answer)) void router.push(flagPath(answer.flag.id))
  }
  return { draft, set, marks, setMarks, pictures, send, busy, refusal }
}
type FlagDraft = ReturnType<typeof useFlagDraft>

/** What is wrong, and what shows it; the coins at stake are said before. */
export function FlagForm({ item, stake, onClose }: FlagFormProps) {
  const { t } = useLingui()
  const form = useFlagDraft(item)
  const { draft, pictures, busy, refusal } = form
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`One moment…` : undefined
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="danger-fill" icon="flag" disabled={!draft.reason || !draft.claim.trim()} pending={pending} onClick={() => void form.send()}>
        {t`Flag this item`}
      </Button>
    </span>
  )
  return (
    <Dialog open wide onClose={onClose} title={t`Flag this item`} actions={actions}>
      <div className={css.form}>
        <Refused refusal={refusal} fields={{ reason: t`What is wrong`, claim: t`How one sees it`, media_ids: t`Evidence` }} />
        <Words form={form} />
        <MarksField medias={item.medias} marks={form.marks} onMarks={form.setMarks} />
        <Measured form={form} item={item} />
        <PicturesField hanging={pictures} label={t`Evidence`} max={6} />
        <Stakes judged={!draft.reason || fieldOf(draft.reason) !== undefined} stake={stake} />
      </div>
    </Dialog>
  )
}

function Words({ form: { draft, set, refusal } }: { form: FlagDraft }) {
  const { t } = useLingui()
  const lists = useMaybe(vocabularies.staticData, reasonsOf, true)?.data
  return (
    <>
      <Select
        id="reason"
        label={t`What is wrong`}
        required
        placeholder={t`Choose`}
        choices={choicesOf(lists?.flagReasons)}
        value={draft.reason}
        onChange={({ target }) => set({ reason: target.value })}
        error={errorAt(refusal, 'reason')}
      />
      <TextArea
        id="claim"
        label={t`How one sees it`}
        required
        maxLength={2_000}
        value={draft.claim}
        onChange={({ target }) => set({ claim: target.value })}
        error={errorAt(refusal, 'claim')}
      />
    </>
  )
}

function Measured({ form: { draft, set }, item }: { form: FlagDraft; item: FlaggedNow }) {
  const { t } = useLingui()
  return (
    <>
      <NumberField
        id="gauge"
        label={t`Perforation, measured`}
        optional
        min={2}
        max={30}
        step={0.25}
        {...(draft.gauge !== undefined && { value: draft.gauge })}
        onValue={(gauge) => set({ gauge })}
      />
      {item.catalogue_entry && (
        <Check
          label={t`Compare with ${item.catalogue_entry.name}`}
          checked={draft.compares}
          onChange={({ target }) => set({ compares: target.checked })}
        />
      )}
    </>
  )
}

/** The stakes are shown before, never hidden. */
function Stakes({ judged, stake }: { judged: boolean; stake: number }) {
  const { t } = useLingui()
  if (!judged) return <p className="caption">{t`Moderators decide this, without a jury and without coins.`}</p>
  return (
    <div className={css.stakes}>
      <div>
        <b>{t`${stake} coins`}</b>
        {t`of yours are held`}
      </div>
      <div className={css.up}>
        <b>+ {STAKES.correct}</b>
        {t`if the jury agrees`}
      </div>
      <div className={css.down}>
        <b>− {STAKES.incorrect}</b>
        {t`if it does not; what you lack is taken from coins you earn next`}
      </div>
    </div>
  )
}
