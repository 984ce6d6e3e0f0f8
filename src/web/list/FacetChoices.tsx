import { useState } from 'react'
import { Check } from '../ui/controls/Check.tsx'
import { Facet } from '../ui/layout/Facet.tsx'
import { FacetOption, type OptionCount } from './FacetOption.tsx'
import css from './List.module.css'

export const ticked = <One extends string>(chosen: readonly One[], one: One): One[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]

interface FacetValue {
  readonly code: string
  readonly label: string
  readonly count: OptionCount | undefined
}
interface FacetProps {
  label: string
  name: string
  values: readonly FacetValue[]
  closed?: boolean
}

/** So many values stand in their own order and at full height. */
const FEW = 12
const scrolls = (values: readonly FacetValue[]) => (values.length > FEW ? css.scroll : undefined)

/** Values of which several may be chosen. In a long list, which scrolls by itself, what the page came with leads; a tick moves nothing under the hand. */
export function FacetChoices({ chosen, onChoose, ...facet }: FacetProps & { chosen: readonly string[]; onChoose: (chosen: string[]) => void }) {
  const { label, name, values, closed = false } = facet
  const [leading] = useState(chosen)
  const leads = ({ code }: FacetValue) => values.length > FEW && leading.includes(code)
  const chosenFirst = [...values.filter(leads), ...values.filter((one) => !leads(one))]
  return (
    <Facet label={label} set={chosen.length} closed={closed}>
      <div className={scrolls(values)}>
        {chosenFirst.map(({ code, ...value }) => (
          <FacetOption
            key={code}
            name={name}
            value={code}
            {...value}
            checked={chosen.includes(code)}
            onChange={() => onChoose(ticked(chosen, code))}
          />
        ))}
      </div>
    </Facet>
  )
}

/** Values of which one may be chosen, or none. */
export function FacetRadios({
  any,
  chosen,
  onChoose,
  ...facet
}: FacetProps & { any: string; chosen: string | undefined; onChoose: (chosen: string | undefined) => void }) {
  const { label, name, values, closed = false } = facet
  return (
    <Facet label={label} set={Number(chosen !== undefined)} closed={closed}>
      <div className={scrolls(values)}>
        <Check as="radio" name={name} value="" label={any} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        {values.map(({ code, ...value }) => (
          <FacetOption key={code} as="radio" name={name} value={code} {...value} checked={chosen === code} onChange={() => onChoose(code)} />
        ))}
      </div>
    </Facet>
  )
}
