import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import type { PlanCode } from '../../rules.ts'
import { type Cell, type ShownPlan, usePlanNames, useRightGroups } from '../use-plan-words.ts'
import { useCells } from './use-cells.ts'

/** Comparison of plans with a sticky head. */
export function Compare({ plans, current }: { plans: readonly ShownPlan[]; current: PlanCode | undefined }) {
  const { t } = useLingui()
  const names = usePlanNames()
  const groups = useRightGroups()
  const cell = useCells()
  return (
    <ScrollRegion className="section compare-wrap" aria-label={t`Plan comparison`}>
      <table className="compare">
        <caption>{t`What each plan may do`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t`Right`}</span>
            </th>
            {plans.map(({ code }) => (
              <th scope="col" key={code} data-cur={code === current || undefined}>
                {code === current ? t`${names[code].name}, yours` : names[code].name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rights }) => (
          <tbody key={title}>
            <tr className="grp">
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {title}
              </th>
            </tr>
            {rights.map((right) => (
              <tr key={right.key}>
                <th scope="row">{right.name}</th>
                {plans.map((plan) => (
                  <Value key={plan.code} cell={cell(plan, right)} mine={plan.code === current} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

function Value({ cell, mine }: { cell: Cell; mine: boolean }) {
  const { t } = useLingui()
  return (
    <td data-cur={mine || undefined} className={cell === false ? 'none' : undefined}>
      {cell === true && (
        <>
          <Icon name="check" size="s" />
          <span className="vh">{t`Included`}</span>
        </>
      )}
      {cell === false && (
        <>
          <span aria-hidden="true">–</span>
          <span className="vh">{t`Not included`}</span>
        </>
      )}
      {typeof cell === 'string' && cell}
    </td>
  )
}
