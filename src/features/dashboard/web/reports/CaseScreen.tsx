import { useLingui } from '@lingui/react/macro'
import { reports } from '#features/reports/contract.ts'
import { CasePage, QUEUE } from '#features/reports/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Frame } from '../Frame.tsx'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.show, place),
  asks: ({ id }) => [queryOf(reports.show, { id })],
  Draw: ({ input: { id } }) => <Case key={id} id={id} />,
})

function Case({ id }: { id: Parameters<typeof CasePage>[0]['id'] }) {
  const { t } = useLingui()
  return (
    <Frame here={QUEUE} title={t`A reported thing`}>
      <CasePage id={id} />
    </Frame>
  )
}
