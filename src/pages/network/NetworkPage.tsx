import { useLingui } from '@lingui/react/macro'
import { asksSuggestions, INTERESTS, PeopleSearch, Suggestions } from '#features/network/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Members } from '../search/Members.tsx'
import css from './NetworkPage.module.css'

type NetworkPageInput = InputOf<typeof profiles.search>
const isSearch = ({ search }: NetworkPageInput) => search.trim() !== ''

/** Search for members by name, and suggestions by shared interests. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(profiles.search, place),
  asks: (input: NetworkPageInput) => [isSearch(input) ? queryOf(profiles.search, input) : asksSuggestions()],
  Draw: ({ input }) => <Network input={input} />,
})

function Network({ input }: { input: NetworkPageInput }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Find friends`}</Title>
      <div className="page-head">
        <h1>{t`Find friends`}</h1>
        <a className="btn" href="/followers">{t`My Network`}</a>
      </div>
      <PeopleSearch action="/network" search={input.search} />
      {isSearch(input) ? <Found input={input} /> : <Suggested />}
    </main>
  )
}

function Suggested() {
  const { t } = useLingui()
  return (
    <section className={css.part} aria-labelledby="suggested">
      <h2 id="suggested">{t`Collectors you may like`}</h2>
      <p className="text-2">
        {t`Those who collect the same come first.`} <a className="link" href={INTERESTS}>{t`Tell what you collect`}</a>
      </p>
      <Suggestions />
    </section>
  )
}

function Found({ input }: { input: NetworkPageInput }) {
  const { t } = useLingui()
  const { users } = useData(profiles.search, input)
  if (!users.data.length)
    return (
      <EmptyState
        title={t`Nobody found`}
        line={t`Nobody has a name, username or number that begins so.`}
        action={<Button href="/network">{t`Back to the suggestions`}</Button>}
      />
    )
  return (
    <section className={css.part} aria-labelledby="found">
      <h2 id="found">{t`Found`}</h2>
      <Members members={users.data} />
      <Pages {...input} total={users.total ?? 0} hrefOf={(place) => address('/network', profiles.search, { ...input, ...place })} />
    </section>
  )
}
