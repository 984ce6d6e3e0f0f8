import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { choicesOf, type Lists } from '#features/vocabularies/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { chosenStatuses } from '../../contract.ts'
import { useItemLabels } from '../use-item-labels.ts'
import type { ItemCard } from './box-sizes.ts'
import type { Change, Deeds } from './use-deeds.ts'

interface DeedDialogProps {
  some: readonly ItemCard[]
  deeds: Deeds
  close: () => void
}

/** One question about all that are selected. */
function Question({
  title,
  onSave,
  close,
  busy,
  children,
}: {
  title: string
  onSave: () => Promise<boolean>
  close: () => void
  busy: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Dialog open onClose={close} title={title}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void onSave().then((done) => done && close())
        }}
      >
        {children}
        <div className="row row--wrap">
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
        </div>
      </form>
    </Dialog>
  )
}

const chosen = new Set<string>(chosenStatuses)
const statusChoices = (lists: Lists) => choicesOf((lists.stampItemStatuses ?? []).filter(({ code }) => chosen.has(code)))

export function StatusDialog({ some, lists, deeds, close }: DeedDialogProps & { lists: Lists }) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const [status, setStatus] = useState<string>(some[0]?.status ?? 'PRIVATE')
  const to = (of: (item: ItemCard) => string): Change[] => some.map((item) => ({ id: item.id as never, status: of(item) as Change['status'] }))
  return (
    <Question
      title={t`What becomes of them`}
      onSave={() =>
        deeds.change(
          to(() => status),
          to((item) => item.status),
        )
      }
      {...{ close }}
      busy={deeds.busy}
    >
      <Select label={labels.status} choices={statusChoices(lists)} value={status} onChange={({ target }) => setStatus(target.value)} />
    </Question>
  )
}

export function PlaceDialog({ some, deeds, close }: DeedDialogProps) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const [place, setPlace] = useState(some[0]?.storage_place ?? '')
  const to = (of: (item: ItemCard) => string): Change[] => some.map((item) => ({ id: item.id as never, storage_place: of(item) }))
  return (
    <Question
      title={t`Where they lie`}
      onSave={() =>
        deeds.change(
          to(() => place.trim()),
          to((item) => item.storage_place),
        )
      }
      {...{ close }}
      busy={deeds.busy}
    >
      <TextField label={labels.storage_place} maxLength={120} autoComplete="off" value={place} onChange={({ target }) => setPlace(target.value)} />
    </Question>
  )
}

const wordsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** Tags that are added to all, and those that all may lose. */
export function TagsDialog({ some, deeds, close }: DeedDialogProps) {
  const { t } = useLingui()
  const [added, setAdded] = useState('')
  const [dropped, setDropped] = useState('')
  const after = ({ tags }: ItemCard) => [...new Set([...tags.filter((tag) => !wordsIn(dropped).includes(tag)), ...wordsIn(added)])]
  const to = (of: (item: ItemCard) => readonly string[]): Change[] => some.map((item) => ({ id: item.id as never, tags: [...of(item)] }))
  return (
    <Question
      title={t`Tags`}
      onSave={() =>
        deeds.change(
          to(after),
          to(({ tags }) => tags),
        )
      }
      {...{ close }}
      busy={deeds.busy}
    >
      <TextField
        label={t`Add tags`}
        hint={t`Your own words, separated by commas.`}
        maxLength={200}
        autoComplete="off"
        value={added}
        onChange={({ target }) => setAdded(target.value)}
      />
      <TextField label={t`Take tags away`} maxLength={200} autoComplete="off" value={dropped} onChange={({ target }) => setDropped(target.value)} />
    </Question>
  )
}

/** Duplicates become an entry of their own. */
export function SplitDialog({ only, lists, deeds, close }: Omit<DeedDialogProps, 'some'> & { only: ItemCard; lists: Lists }) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const { mint: all_mint, used: all_used } = only.quantity_owned
  const [mint, setMint] = useState<number | undefined>(0)
  const [used, setUsed] = useState<number | undefined>(all_used > 1 ? 1 : 0)
  const [status, setStatus] = useState<string>('FOR_TRADE')
  const pieces = { mint: mint ?? 0, used: used ?? 0, status: status as Change['status'] }
  return (
    <Question title={t`Split off duplicates`} onSave={() => deeds.split(only, pieces)} {...{ close }} busy={deeds.busy}>
      <p className="muted">{t`They become an entry of their own, with all that is known of them.`}</p>
      {all_mint > 0 && <NumberField label={labels.mint} value={mint ?? 0} onValue={setMint} />}
      {all_used > 0 && <NumberField label={labels.used} value={used ?? 0} onValue={setUsed} />}
      <Select label={labels.status} choices={statusChoices(lists)} value={status} onChange={({ target }) => setStatus(target.value)} />
    </Question>
  )
}
