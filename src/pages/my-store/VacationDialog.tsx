import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stores } from '#features/stores/contract.ts'
import type { StoreAnswer } from '#features/stores/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

const dayOf = (iso: string | null) => iso?.slice(0, 10) ?? ''
const instant = (day: string) => (day ? `${day}T00:00:00.000Z` : null)

/** From when until when the store is away; empty dates mean that it is there. */
export function VacationDialog({ store, onClose }: { store: StoreAnswer; onClose: () => void }) {
  const { t } = useLingui()
  const { today } = useSite()
  const toast = useToast()
  const cache = useQueryClient()
  const [from, setFrom] = useState(dayOf(store.away_from) || today)
  const [until, setUntil] = useState(dayOf(store.away_until))
  const [note, setNote] = useState(store.away_note)
  const { run, busy, refusal } = useCommand(stores.vacation)
  async function save(away: boolean) {
    const dates = away ? { away_from: instant(from), away_until: instant(until), away_note: note } : {}
    const answer = await run({ id: store.id, ...dates })
    if (refused(answer)) return
    await cache.invalidateQueries({ queryKey: [stores.own.http] })
    toast({ title: away ? t`Saved` : t`Welcome back` })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Go away`}
      actions={
        <>
          {store.away_until && <Button onClick={() => busy || void save(false)}>{t`I am back`}</Button>}
          <Button variant="fill" onClick={() => busy || void save(true)} pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="text-2">{t`Meanwhile nothing of yours is on the market. What is paid already waits until you are back: say so to your buyers.`}</p>
        <Refused refusal={refusal} fields={{ away_until: t`Until` }} />
        <TextField id="away_from" type="date" label={t`From`} value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField
          id="away_until"
          type="date"
          label={t`Until`}
          required
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={errorAt(refusal, 'away_until')}
          hint={t`Thirty days at most.`}
        />
        <TextField
          id="away_note"
          label={t`What buyers read`}
          optional
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
