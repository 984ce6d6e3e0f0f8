import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useItemLabels } from '../use-item-labels.ts'
import css from './Bars.module.css'
import type { EditedSheet } from './use-sheet.ts'

/** What was typed into the sheet: saved at once, or thrown away. */
export function SheetBar({ sheet: { count, busy, refusal, save, discard }, onDone }: { sheet: EditedSheet; onDone: () => void }) {
  const { t } = useLingui()
  const labels = useItemLabels()
  return (
    <section className={css.bar} aria-label={t`Changes`}>
      {refusal && <Refused refusal={refusal} fields={labels} />}
      <div className={css.acts}>
        <strong role="status">
          <Plural value={count} _0="Nothing changed" one="# row changed" other="# rows changed" />
        </strong>
        <span className={css.hint}>{t`Tab goes right, Enter goes down, Escape takes back`}</span>
        <Button size="s" variant="fill" pending={busy ? t`Saving` : undefined} disabled={!count} onClick={() => void save()}>{t`Save all`}</Button>
        <Button size="s" onClick={() => (count ? discard() : onDone())}>
          {count ? t`Discard` : t`Stop editing`}
        </Button>
      </div>
    </section>
  )
}
