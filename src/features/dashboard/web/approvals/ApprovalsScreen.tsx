import { useLingui } from '@lingui/react/macro'
import { approvals } from '#features/approvals/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { ApprovalRow } from './ApprovalRow.tsx'

const PATH = '/dashboard/approvals'

/** What waits for a second administrator, and what was decided. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(approvals.list, place),
  asks: (input) => [queryOf(approvals.list, input), queryOf(approvals.count, {})],
  Draw: ({ input }) => <Approvals input={input} />,
})

function Approvals({ input }: { input: InputOf<typeof approvals.list> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(approvals.list, input).approvals
  const waiting = input.state === 'waiting'
  return (
    <Frame here={PATH} title={t`Second administrator`}>
      <div className={css.lead}>
        <p className="text-2">{t`Changes of roles, large refunds and erasures wait here until another administrator consents.`}</p>
        <Segments
          label={t`Which`}
          segments={[
            { value: 'waiting', label: t`Waiting`, href: PATH, pressed: waiting },
            {
              value: 'decided',
              label: t({ message: 'Decided', context: 'requests to colleagues' }),
              href: `${PATH}?state=decided`,
              pressed: !waiting,
            },
          ]}
        />
      </div>
      {data.length === 0 && (
        <EmptyState
          title={waiting ? t`Nothing waits here` : t`Nothing has been decided yet`}
          line={t`What a colleague asks for stands here with the reason, and how it is before and after.`}
        />
      )}
      <div className={css.blocks}>
        {data.map((one) => (
          <ApprovalRow key={one.id} approval={one} />
        ))}
      </div>
      <NextPage op={approvals.list} path={PATH} input={input} url={next_page_url}>
        {waiting ? t`Later ones` : t`Earlier ones`}
      </NextPage>
    </Frame>
  )
}
