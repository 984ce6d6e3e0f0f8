import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { dashboard } from '../../contract.ts'
import { memberStates, planCodes } from '../../shapes.ts'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { usePlanNames } from '../use-words.ts'
import { CountStrip } from './CountStrip.tsx'
import { MembersTable } from './MembersTable.tsx'

type MembersPageInput = InputOf<typeof dashboard.members>

/** Key figures and all members. */
export default screen<MembersPageInput>({
  visitors: 'members',
  reads: (place) => readInput(dashboard.members, place),
  asks: (input) => [queryOf(dashboard.members, input), queryOf(dashboard.counts, {})],
  Draw: ({ input }) => <Members input={input} />,
})

function Members({ input }: { input: MembersPageInput }) {
  const { t } = useLingui()
  const { members } = useData(dashboard.members, input)
  return (
    <Frame here="/dashboard" title={t`Dashboard`}>
      <CountStrip />
      <Search input={input} />
      {members.data.length > 0 ? (
        <MembersTable members={members.data} input={input} />
      ) : (
        <EmptyState
          title={t`Nobody answers to that`}
          line={t`A number is looked up whole; a name, a username or an e-mail address by its beginning.`}
          action={<Button href="/dashboard">{t`All members`}</Button>}
        />
      )}
      <NextPage op={dashboard.members} path="/dashboard" input={input} url={members.next_page_url}>
        {t`More members`}
      </NextPage>
    </Frame>
  )
}

/** Progressive enhancement: a GET form that works without script. */
function Search({ input: { search, state, plan, sort } }: { input: MembersPageInput }) {
  const { t } = useLingui()
  const states = { all: t`Everybody`, suspended: t`Suspended`, unverified: t`Address not confirmed`, staff: t`With a role` }
  const plans = usePlanNames()
  return (
    <form className={css.filters} method="get" action="/dashboard" aria-label={t`Search`} key={`${search} ${state} ${plan}`}>
      <TextField name="search" label={t`Name, number, username or e-mail`} defaultValue={search} maxLength={254} autoComplete="off" />
      <Select name="state" label={t`Who`} defaultValue={state} choices={memberStates.map((value) => ({ value, label: states[value] }))} />
      <Select
        name="plan"
        label={t`Plan`}
        defaultValue={plan ?? ''}
        placeholder={t`Any`}
        choices={planCodes.map((value) => ({ value, label: plans[value]! }))}
      />
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" icon="magnifying-glass">{t`Search`}</Button>
    </form>
  )
}
