import { createContext, useContext } from 'react'

export interface ToastWords {
  title: string
  text?: string
  tone?: 'good' | 'bad'
  /** Anything with an action stays until it is closed. */
  action?: { label: string; onPress: () => void }
}

/** Answers how to close it, for whoever knows that it no longer holds. */
export type ShowToast = (words: ToastWords) => () => void

export const ToastsContext = createContext<ShowToast>(() => () => {})

/** toast({ title: t`Added To Cart` }) */
export const useToast = (): ShowToast => useContext(ToastsContext)
