import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type AskConfirm, ConfirmContext, type ConfirmQuestion } from './confirm-context.ts'

interface PendingConfirmation {
  question: ConfirmQuestion
  answer: (yes: boolean) => void
}

/** Mounted once at the root; `useConfirm()` opens the dialog. A second question answers the first with no. */
export function Confirms({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PendingConfirmation>()
  const ask = useCallback<AskConfirm>((question = {}) => {
    return new Promise((answer) => {
      setAsked((before) => {
        before?.answer(false)
        return { question, answer }
      })
    })
  }, [])
  function answer(yes: boolean) {
    asked?.answer(yes)
    setAsked(undefined)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog open={asked !== undefined} onAnswer={answer} {...asked?.question} />
    </ConfirmContext>
  )
}
