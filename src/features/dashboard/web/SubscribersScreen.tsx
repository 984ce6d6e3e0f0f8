import { useLingui } from '@lingui/react/macro'
import { subscriberStates, subscribers } from '#features/subscribers/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Dashboard.module.css'
import { Frame } from './Frame.tsx'
import { filledIn } from './filled-in.ts'
import { useDownload } from './use-download.ts'

const SUBSCRIBERS = '/dashboard/subscribers'
type Asked = InputOf<typeof subscribers.list>

/** Who wants news of the site. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(subscribers.list, filledIn(place)),
  asks: (input) => [queryOf(subscribers.list, input)],
  Draw: ({ input }) => <Subscribers input={input} />,
})

function useStates(): Readonly<Record<(typeof subscriberStates)[number], string>> {
  const { t } = useLingui()
  return { confirmed: t`Confirmed`, waiting: t`Not confirmed yet`, ended: t`Ended` }
}

function Subscribers({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(subscribers.list, input).subscribers
  const states = useStates()
  return (
    <Frame here={SUBSCRIBERS} title={t`Subscribers`}>
      <Filters input={input} />
      {data.length === 0 ? (
        <EmptyState title={t`Nobody of that kind`} line={t`Whoever subscribes at the foot of a page stands here.`} />
      ) : (
        <table className={css.table}>
          <caption className="vh">{t`Subscribers`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`E-mail`}</th>
              <th scope="col">{t`Language`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col">{t`Since`}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ id, email, language, state, created_at }) => (
              <tr key={id}>
                <td>
                  <bdi>{email}</bdi>
                </td>
                <td>{language}</td>
                <td>{states[state]}</td>
                <td className={css.num}>
                  <DateTime at={created_at} show="date" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NextPage op={subscribers.list} path={SUBSCRIBERS} input={input} url={next_page_url}>
        {t`Earlier subscribers`}
      </NextPage>
    </Frame>
  )
}

function Filters({ input: { state, search } }: { input: Asked }) {
  const { t } = useLingui()
  const states = useStates()
  const { take, busy } = useDownload(subscribers.export, { state, ...(search && { search }) }, 'subscribers.csv')
  return (
    <form className={css.filters} method="get" action={SUBSCRIBERS} aria-label={t`Filter`} key={`${state} ${search}`}>
      <TextField name="search" label={t`E-mail begins with`} defaultValue={search} maxLength={254} autoComplete="off" />
      <Select name="state" label={t`State`} defaultValue={state} choices={subscriberStates.map((value) => ({ value, label: states[value] }))} />
      <Button type="submit" icon="magnifying-glass">{t`Show`}</Button>
      <Button icon="file-csv" onClick={take} pending={busy ? t`One moment…` : undefined}>{t`As CSV`}</Button>
    </form>
  )
}
