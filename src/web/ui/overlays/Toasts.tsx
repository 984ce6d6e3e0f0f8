import { type ReactNode, useCallback, useState } from 'react'
import { Toast } from './Toast.tsx'
import { type ShowToast, ToastsContext, type ToastWords } from './toasts-context.ts'
import { useSpoken } from './use-spoken.ts'

interface ShownToast extends ToastWords {
  key: number
  same: string
}

const MOST = 5
let last = 0
const sameness = ({ title, text = '', tone = 'good' }: ToastWords) => [tone, title, text].join('|')

/** Mounted once at the root. Live region: successes are announced politely, errors at once. An equal toast is not repeated; its time starts again. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const close = useCallback((key: number) => setShown((before) => before.filter((one) => one.key !== key)), [])
  const show = useCallback<ShowToast>(
    (words) => {
      const same = sameness(words)
      const key = ++last
      setShown((before) => [...before.filter((one) => one.same !== same), { ...words, key, same }].slice(-MOST))
      return () => close(key)
    },
    [close],
  )
  const spoken = useSpoken(shown.findLast(({ tone }) => tone === 'bad'))
  const list = (wanted: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'bad') === wanted)
      .map(({ key, same, ...words }) => <Toast key={key} {...words} onClose={() => close(key)} />)
  return (
    <ToastsContext value={show}>
      {children}
      <div className="toasts">
        <div>{list(true)}</div>
        <div role="status">{list(false)}</div>
      </div>
      <p className="vh" role="alert">
        {spoken}
      </p>
    </ToastsContext>
  )
}
