import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { type ImportId as Id, ImportId, imports } from '../../contract.ts'
import { isBusy } from '../../rules.ts'
import css from '../Imports.module.css'
import { Progress } from './Progress.tsx'
import { Ready } from './Ready.tsx'
import { Result } from './Result.tsx'

export default screen({
  visitors: 'members',
  reads: ({ path }: RouteMatch): { id: Id } | undefined => {
    const id = safeParse(ImportId, path.import_id).data
    return id && { id }
  },
  asks: ({ id }) => [queryOf(imports.show, { id }), queryOf(imports.rows, { id }), queryOf(imports.rows, { id, status: 'wrong' })],
  Draw: ({ input }) => <Shown id={input.id} />,
})

/** One file on its way: checked, looked at, brought in, taken back. */
function Shown({ id }: { id: Id }) {
  const { t } = useLingui()
  const { import: one } = useData(imports.show, { id })
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{one.name}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`Bring in a collection`, href: '/imports' }, { label: one.name }]} />
        <div className={css.head}>
          <h1>{one.name}</h1>
        </div>
      </div>
      {isBusy(one.status) ? <Progress one={one} /> : one.status === 'ready' ? <Ready one={one} /> : <Result one={one} />}
    </main>
  )
}
