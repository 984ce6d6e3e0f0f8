import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reports } from '#features/reports/contract.ts'
import { useMeasures, useReasons } from '#features/reports/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAct } from '../use-act.ts'
import type { FamilyRow } from './families.ts'

interface ActDialogProps {
  row: FamilyRow
  onDone: () => void
}
/** Out of sight with reasons, or back: both are decisions that the member reads. */
export const ActDialog = ({ row, onDone }: ActDialogProps) =>
  row.decision_id ? <BackDialog row={row} onDone={onDone} /> : <DecideDialog row={row} onDone={onDone} />

const MEASURES = ['warn', 'hide', 'remove'] as const
/** A club that breaks the terms is closed, not hidden. */
const measuresOf = (type: string | null) => (type === 'Club' ? MEASURES.slice(0, 1) : MEASURES)

function DecideDialog({ row: { id, title, reportable_type }, onDone }: ActDialogProps) {
  const { t } = useLingui()
  const [names, measures] = [useReasons(), useMeasures()]
  const [draft, setDraft] = useState({ measure: '', clause: '', facts: '' })
  const set = (more: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...more }))
  const { act, busy, refusal } = useAct(reports.decideOwn, t`Decided. The member reads the reasons.`)
  const is_whole = draft.measure && draft.clause && draft.facts.trim()
  async function send() {
    const { measure, clause, facts } = draft
    const given = { reportable_type: reportable_type!, reportable_id: id, measure, clause, facts: facts.trim() }
    if (await act(given as never)) onDone()
  }
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onDone}>{t`Cancel`}</Button>
      <Button variant="danger-fill" disabled={!is_whole} pending={busy ? t`Deciding…` : undefined} onClick={() => void send()}>{t`Decide`}</Button>
    </span>
  )
  const facts = t`What happened. The member reads it.`
  return (
    <Dialog open onClose={onDone} title={<bdi>{title}</bdi>} actions={actions}>
      <Refused refusal={refusal} fields={{ measure: t`Measure`, facts }} />
      <Select
        id="measure"
        label={t`Measure`}
        required
        placeholder={t`Choose`}
        value={draft.measure}
        choices={measuresOf(reportable_type).map((value) => ({ value, label: measures[value] }))}
        onChange={({ target }) => set({ measure: target.value })}
      />
      <Select
        id="clause"
        label={t`Which rule`}
        required
        placeholder={t`Choose`}
        value={draft.clause}
        choices={Object.entries(names).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => set({ clause: target.value })}
      />
      <TextArea id="facts" label={facts} required maxLength={2_000} value={draft.facts} onChange={({ target }) => set({ facts: target.value })} />
    </Dialog>
  )
}

function BackDialog({ row: { decision_id, title }, onDone }: ActDialogProps) {
  const { t } = useLingui()
  const [body, setBody] = useState('')
  const { act, busy, refusal } = useAct(reports.reverse, t`The decision is taken back, and the member is told.`)
  const send = async () => (await act({ id: decision_id as never, body: body.trim() })) && onDone()
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onDone}>{t`Cancel`}</Button>
      <Button
        variant="fill"
        disabled={!body.trim()}
        pending={busy ? t`One moment…` : undefined}
        onClick={() => void send()}
      >{t`Take it back`}</Button>
    </span>
  )
  return (
    <Dialog open onClose={onDone} title={<bdi>{title}</bdi>} actions={actions}>
      <Refused refusal={refusal} fields={{ body: t`Why? The member reads it.` }} />
      <TextArea
        id="body"
        label={t`Why? The member reads it.`}
        required
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
    </Dialog>
  )
}
