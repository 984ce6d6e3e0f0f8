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

/** Up to this many values keep their order and do not scroll. */
const FEW = 12
const scrolls = (values: readonly FacetValue[]) => (values.length > FEW ? css.scroll : undefined)

/** Facet with several values. A long list scrolls and starts with the values chosen when the page was loaded, so that ticking moves nothing. */
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

/** Facet with at most one value. */
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
