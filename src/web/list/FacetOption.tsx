import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Check } from '../ui/controls/Check.tsx'
import css from './List.module.css'

/** How many there are of a value; absent as long as nobody knows. `more`: at least; `about`: reckoned. */
export interface OptionCount {
  readonly count: number
  readonly is: 'exact' | 'more' | 'about'
}
export interface FacetOptionProps {
  name: string
  value: string
  label: ReactNode
  count: OptionCount | undefined
  checked: boolean
  onChange: () => void
  as?: 'radio'
}

/** A value of a facet. The place of its number is kept free, so that nothing moves when it comes. */
export function FacetOption({ count, ...input }: FacetOptionProps) {
  const { i18n } = useLingui()
  const number = count && i18n.number(count.count)
  const told = { exact: number, more: `${number}+`, about: `≈ ${number}` }[count?.is ?? 'exact']
  return <Check {...input} count={told ?? '\u00a0'} className={count?.count === 0 ? `${css.option} ${css.none}` : css.option} />
}
