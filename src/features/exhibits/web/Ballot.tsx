import { Plural, useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { exhibits } from '../contract.ts'
import type { CardShown } from './exhibit-answer.ts'

/** The one vote of a visitor, and once the exhibition is over how many an exhibit had. */
export function Ballot({ exhibit }: { exhibit: CardShown }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(exhibits.vote)
  const [toast, refresh] = [useToast(), useRefresh(exhibits.show, exhibits.hall)]
  const { id, title, may_vote, is_my_vote, votes } = exhibit
  async function give() {
    if (busy || refused(await run({ id }))) return
    await refresh()
    toast({ title: t`Your vote is given`, text: title })
  }
  if (votes !== null) return <Counted exhibit={exhibit} />
  if (is_my_vote) return <p>{t`Your vote is for this exhibit. Until the end you can give it to another.`}</p>
  if (!may_vote) return null
  return (
    <div className="stack">
      <Refused refusal={refusal} />
      <p className="row row--wrap">
        <Button icon="heart" pending={busy ? t`Saving` : undefined} onClick={() => void give()}>{t`Give it my vote`}</Button>
        <span className="small text-2">{t`One vote each for the visitors’ award, counted at the end. Nobody is told for what you vote.`}</span>
      </p>
    </div>
  )
}

export function Counted({ exhibit: { votes, is_visitors_award } }: { exhibit: CardShown }) {
  const { t } = useLingui()
  if (!votes) return null
  return (
    <p className="row row--wrap">
      {is_visitors_award && <Badge kind="event">{t`Visitors’ award`}</Badge>}
      <span className="small">
        <Plural value={votes} one="# vote of visitors" other="# votes of visitors" />
      </span>
    </p>
  )
}
