import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { usePublishAt } from '#web/ui/controls/use-publish-at.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { bounties } from '../contract.ts'
import { asksBountyWords, BountyForm } from './BountyForm.tsx'
import { bountyPath, MARKET_BOUNTIES } from './paths.ts'

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [asksBountyWords()], Draw: CreateBounty })

function CreateBounty() {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(bounties.create)
  const opens = useRef(true)
  const timing = usePublishAt()
  const title = t`Post a bounty`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Bounties`, href: MARKET_BOUNTIES }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <BountyForm
        refusal={refusal}
        timing={timing}
        onSave={async (given) => {
          if (busy) return
          const answer = await run({ ...given, is_published: opens.current })
          if (!refused(answer)) void router.push(bountyPath(answer.bounty.id))
        }}
      >
        <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined} onClick={() => (opens.current = true)}>
          {timing.publish_at ? t`Schedule it` : t`Hold the reward and open it`}
        </Button>
        <Button type="submit" onClick={() => (opens.current = false)}>{t`Save draft`}</Button>
      </BountyForm>
    </main>
  )
}
