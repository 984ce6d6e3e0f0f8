import { useEffect, useState } from 'react'
import type { ToastWords } from './toasts-context.ts'

/** Long enough for what stands at its place to be there, and to have taken the focus. */
const MOMENT_MS = 150

/** What a reader of the screen hears of bad news: nothing where the same words are spoken at their place already. */
export function useSpoken(newest: (ToastWords & { key: number }) | undefined): string {
  const [spoken, speak] = useState('')
  const key = newest?.key
  const words = newest ? [newest.title, newest.text].filter(Boolean).join(' ') : ''
  const title = newest?.title
  useEffect(() => {
    speak('')
    if (key === undefined || title === undefined) return
    const timer = setTimeout(() => speak(isSaidAtItsPlace(title) ? '' : words), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [key, title, words])
  return spoken
}

/** A summary that took the focus is read as it does; a note that came into being is an alert of its own. */
const isSaidAtItsPlace = (title: string) =>
  Boolean(document.activeElement?.closest('.errsum')) ||
  [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent?.includes(title))
