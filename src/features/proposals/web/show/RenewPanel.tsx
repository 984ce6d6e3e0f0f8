import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import { factsOfEntry } from '../form/facts-of-entry.ts'
import css from '../Proposals.module.css'
import type { ProposalAnswer } from '../types.ts'

/** The catalogue has changed meanwhile: does the proposal still hold? */
export function RenewPanel({ proposal: { id, entry, present, similar } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(proposals.renew)
  const now = useMaybe(catalogue.show, { id: entry?.id as never }, entry !== null)?.entry
  const fields = (present ?? []).map(({ field }) => field)
  async function renew() {
    const facts = now ? factsOfEntry(now) : {}
    const base = Object.fromEntries(fields.map((field) => [field, facts[field]]))
    if (!refused(await run({ id, base, different_from: similar.map((one) => one.id) }))) toast({ title: t`It is voted on anew` })
  }
  return (
    <section className={`panel ${css.panel}`} aria-labelledby="renew">
      <h2 id="renew">{t`Does it still hold?`}</h2>
      <p className="text-2">{t`The catalogue was changed after you sent it. Look at what stands there now beside what you propose.`}</p>
      <Refused refusal={refusal} />
      <Button variant="fill" disabled={entry !== null && !now} pending={busy ? t`One moment…` : undefined} onClick={() => void renew()}>
        {t`Yes, put it to the vote again`}
      </Button>
    </section>
  )
}
