import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { proposals } from '../../contract.ts'
import { changesPath } from '../addresses.ts'
import { ChangeList } from './ChangeList.tsx'

type Asked = InputOf<typeof proposals.changes>

/** The whole change log of an entry. */
export default screen({
  reads: (place: RouteMatch) => readInput(proposals.changes, { ...place, path: { id: place.path.entry_id ?? '' } }),
  asks: (asked) => [queryOf(catalogue.show, { id: asked.id }), queryOf(proposals.changes, asked)],
  Draw: ({ input }) => <Changes asked={input} />,
})

function Changes({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const { entry } = useData(catalogue.show, { id: asked.id })
  const { data, next_page_url } = useData(proposals.changes, asked).changes
  const title = t`Change log of ${entry.name}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs
        crumbs={[
          { label: t`Catalogue`, href: '/stamps?status=FOR_REFERENCE' },
          { label: entry.name, href: `/stamps/${entry.id}` },
          { label: t`Change log` },
        ]}
      />
      <h1 className="page-head">{title}</h1>
      {data.length ? <ChangeList changes={data} /> : <p className="text-2">{t`Nothing has been changed since it was entered.`}</p>}
      <NextPage op={proposals.changes} path={changesPath(entry.id)} input={asked} url={next_page_url}>{t`Earlier changes`}</NextPage>
    </main>
  )
}
