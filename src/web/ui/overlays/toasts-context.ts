import { createContext, useContext } from 'react'
import type { IconName } from '../icons/icon-names.ts'

export interface ToastWords {
  title: string
  text?: string
  tone?: 'good' | 'bad'
  /** A toast with an action stays until closed. */
  action?: { label: string; onPress: () => void }
  /** The title leads there. */
  href?: string
  icon?: IconName
  /** Milliseconds; the usual ones when left out. */
  lasts?: number
}

/** Returns a function that closes the toast. */
export type ShowToast = (words: ToastWords) => () => void

export const ToastsContext = createContext<ShowToast>(() => () => {})

/** toast({ title: t`Added To Cart` }) */
export const useToast = (): ShowToast => useContext(ToastsContext)
