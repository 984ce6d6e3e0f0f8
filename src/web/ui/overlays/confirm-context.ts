import { createContext, useContext } from 'react'
import type { IconName } from '../icons/icon-names.ts'

export interface ConfirmQuestion {
  title?: string
  text?: string
  /** Label of the confirming button: "Delete 3 stamps". */
  yes?: string
  icon?: IconName
  /** Red, for deletions only. */
  danger?: boolean
}

export type AskConfirm = (question?: ConfirmQuestion) => Promise<boolean>

export const ConfirmContext = createContext<AskConfirm>(() => Promise.resolve(false))

/** if (await confirm({ yes: t`Delete 3 stamps`, danger: true })) … */
export const useConfirm = (): AskConfirm => useContext(ConfirmContext)
