import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { groups } from '../contract.ts'
import css from './Groups.module.css'
import { groupPath } from './group-address.ts'

/** Where a link leads: joining is one press, and one sees beforehand what it is. */
export default screen({
  visitors: 'members',
  reads: ({ path }) => (path.token && path.token.length <= 64 ? { token: path.token } : undefined),
  asks: (input) => [queryOf(groups.invitation, input)],
  Draw: ({ input }) => <Join token={input.token} />,
})

function Join({ token }: { token: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(groups.join)
  const { name, member_count, ends_at, group_id } = useData(groups.invitation, { token }).invitation
  async function join() {
    const answer = await run({ token })
    if (!refused(answer)) void router.push(groupPath(answer.group.id))
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Join ${name}`}</Title>
      <div className={`panel ${css.invited}`}>
        <h1 className="page-head">
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Plural value={member_count} one="A group with one member." other="A group with # members." />{' '}
          {t`You read what is written from now on, unless its owner shows everything. You can leave at any time.`}
        </p>
        <p className="text-2">
          <Trans>
            This link lasts until <DateTime at={ends_at} />.
          </Trans>
        </p>
        {group_id ? (
          <Button variant="fill" href={groupPath(group_id)}>{t`You are in it: open it`}</Button>
        ) : (
          <Button variant="fill" pending={busy ? t`Saving` : undefined} onClick={() => void join()}>{t`Join the group`}</Button>
        )}
        <Refused refusal={refusal} />
      </div>
    </main>
  )
}
