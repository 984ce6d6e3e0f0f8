import { useEffect, useState } from 'react'
import type { ToastWords } from './toasts-context.ts'

/** Milliseconds until an inline message has rendered and taken the focus. */
const MOMENT_MS = 150

/** Announcement of an error toast; empty if an inline message already announces the same. */
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

/** A focused summary and an alert are announced by themselves. */
const isSaidAtItsPlace = (title: string) =>
  Boolean(document.activeElement?.closest('.errsum')) ||
  [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent?.includes(title))
