import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Check } from '#web/ui/controls/Check.tsx'
import css from '../for-sale/ForSale.module.css'
import type { FacetCount } from './use-counts.ts'

export interface OptionProps {
  name: string
  value: string
  label: ReactNode
  count: FacetCount | undefined
  checked: boolean
  onChange: () => void
  as?: 'radio'
}

/** A value of a facet. The place of its number is kept free, so that nothing moves when it comes. */
export function Option({ count, ...input }: OptionProps) {
  const { i18n } = useLingui()
  const number = count && i18n.number(count.count)
  const told = { exact: number, more: `${number}+`, about: `≈ ${number}` }[count?.is ?? 'exact']
  return <Check {...input} count={told ?? '\u00a0'} className={count?.count === 0 ? `${css.option} ${css.none}` : css.option} />
}
