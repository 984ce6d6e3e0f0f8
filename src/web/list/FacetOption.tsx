import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Check } from '../ui/controls/Check.tsx'
import css from './List.module.css'

/** Number of results; undefined until counted. `more`: at least; `about`: estimated. */
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

/** Layout shift: space for the count is reserved. */
export function FacetOption({ count, ...input }: FacetOptionProps) {
  const { i18n } = useLingui()
  const number = count && i18n.number(count.count)
  const told = { exact: number, more: `${number}+`, about: `≈ ${number}` }[count?.is ?? 'exact']
  return <Check {...input} count={told ?? '\u00a0'} className={count?.count === 0 ? `${css.option} ${css.none}` : css.option} />
}
