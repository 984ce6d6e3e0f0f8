import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { usePublishAt } from '#web/ui/controls/use-publish-at.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type BountyId, bounties } from '../contract.ts'
import { isWaiting } from '../rules.ts'
import { asksBountyWords, BountyForm } from './BountyForm.tsx'
import { bountyPath } from './paths.ts'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(bounties.show, { ...place, path: { id: place.path.bounty_id ?? '' } }),
  asks: ({ id }) => [queryOf(bounties.show, { id }), asksBountyWords()],
  Draw: ({ input: { id } }) => <EditBounty key={id} id={id} />,
})

function EditBounty({ id }: { id: BountyId }) {
  const { t } = useLingui()
  const router = useRouter()
  const { bounty } = useData(bounties.show, { id })
  const { run, busy, refusal } = useCommand(bounties.update)
  const unscheduling = useCommand(bounties.unschedule)
  const timing = usePublishAt(bounty.publish_at)
  const waits = isWaiting(bounty.status)
  const { title } = bounty
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Edit: ${title}`}</Title>
      <h1 className="page-head">{t`Edit: ${title}`}</h1>
      {bounty.actions.includes('edit') ? (
        <BountyForm
          bounty={bounty}
          refusal={refusal ?? unscheduling.refusal}
          {...(waits && { timing })}
          onSave={async (given) => {
            if (busy) return
            // Without its time it is a draft again.
            if (bounty.status === 'Scheduled' && !timing.publish_at && refused(await unscheduling.run({ id }))) return
            if (!refused(await run({ id, ...given }))) void router.push(bountyPath(id))
          }}
        >
          <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>
            {waits && timing.publish_at ? t`Schedule it` : t`Save`}
          </Button>
          <Button href={bountyPath(id)} variant="quiet">{t`Cancel`}</Button>
        </BountyForm>
      ) : (
        <EmptyState
          title={t`It cannot be changed now`}
          line={t`An open bounty is a promise: close it first, then change it and open it again.`}
          action={<Button href={bountyPath(id)}>{t`Look at it`}</Button>}
        />
      )}
    </main>
  )
}
