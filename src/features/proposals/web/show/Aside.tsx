import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import css from '../Proposals.module.css'
import type { ProposalAnswer } from '../types.ts'
import { DecidePanel } from './DecidePanel.tsx'
import { RenewPanel } from './RenewPanel.tsx'
import { VotePanel } from './VotePanel.tsx'

/** What the reader may do with it. */
export function Aside({ proposal }: { proposal: ProposalAnswer }) {
  const { may, status } = proposal
  const { signed_in } = useSite()
  return (
    <aside className={css.aside}>
      {may.includes('renew') && <RenewPanel proposal={proposal} />}
      {may.includes('vote') && <VotePanel proposal={proposal} />}
      {!signed_in && status === 'Voting' && <GuestsWay />}
      {may.includes('decide') && <DecidePanel proposal={proposal} />}
      {may.includes('withdraw') && <Withdraw proposal={proposal} />}
    </aside>
  )
}

function GuestsWay() {
  const { t } = useLingui()
  const here = useLocation().href
  return (
    <section className={`panel ${css.panel}`}>
      <h2>{t`Is it right?`}</h2>
      <p className="text-2">{t`Members decide what stands in the catalogue.`}</p>
      <Button variant="fill" href={`/login?redirect_back=${encodeURIComponent(here)}`}>{t`Log in and vote`}</Button>
    </section>
  )
}

function Withdraw({ proposal: { id, title, status } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(proposals.withdraw)
  async function withdraw() {
    if (
      !(await confirm({
        title: t`Withdraw “${title}”?`,
        text: t`It is not voted on any more. You can propose it again.`,
        yes: t`Withdraw`,
        danger: true,
      }))
    )
      return
    if (!refused(await run({ id }))) toast({ title: t`Withdrawn` })
  }
  return (
    <section className={`panel ${css.panel}`}>
      <h2>{t`Your proposal`}</h2>
      <p className="text-2">{status === 'Undecided' ? t`A moderator looks at it.` : t`Others vote on it. You are told how it ends.`}</p>
      <Refused refusal={refusal} />
      <Button variant="danger" pending={busy ? t`One moment…` : undefined} onClick={() => void withdraw()}>{t`Withdraw it`}</Button>
    </section>
  )
}
