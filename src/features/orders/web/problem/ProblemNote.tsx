import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { ShownOrder } from '../order/shown-order.ts'
import { useProblemNames } from './use-problem-names.ts'

/** Shows the open problem to both parties. */
export function ProblemNote({ order: { problem, role, status } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const names = useProblemNames()
  if (!problem || problem.settled_at || status !== 'shipped') return null
  return (
    <div className="side-block">
      <Note tone="bad">
        <strong>{names[problem.kind]}</strong> · <DateTime at={problem.at} />
        <br />
        {problem.note && (
          <>
            <bdi className="prose">{problem.note}</bdi>
            <br />
          </>
        )}
        {role === 'buyer'
          ? t`Your money stays reserved. Confirm the delivery when it is settled, or wait for us.`
          : t`The money stays reserved until the buyer confirms the delivery, or we have settled it.`}
      </Note>
    </div>
  )
}
