import { type ReactNode, useCallback, useState } from 'react'
import { Toast } from './Toast.tsx'
import { type ShowToast, ToastsContext, type ToastWords } from './toasts-context.ts'

interface Shown extends ToastWords {
  key: number
  same: string
}

const sameness = ({ title, text = '', tone = 'good' }: ToastWords) => [tone, title, text].join('|')

/** Mount once at the root. One status region at the bottom right; a toast said twice is shown once, its time begun anew. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const show = useCallback<ShowToast>((words) => {
    const same = sameness(words)
    setShown((before) => {
      const key = before.reduce((top, one) => Math.max(top, one.key), 0) + 1
      return [...before.filter((one) => one.same !== same), { ...words, key, same }].slice(-5)
    })
  }, [])
  const close = (key: number) => setShown((before) => before.filter((one) => one.key !== key))
  return (
    <ToastsContext value={show}>
      {children}
      <div className="toasts" role="status">
        {shown.map(({ key, same, ...words }) => (
          <Toast key={key} {...words} onClose={() => close(key)} />
        ))}
      </div>
    </ToastsContext>
  )
}
