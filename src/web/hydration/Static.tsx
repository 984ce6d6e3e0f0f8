import { type ReactNode, useState } from 'react'
import { useRouter } from '../router/use-router.ts'

export interface StaticProps {
  as: 'article' | 'div' | 'p' | 'span'
  /** Id by which the server's HTML is found; without it the part hydrates as usual. */
  id?: string | undefined
  className?: string | undefined
  role?: 'status'
  /** Data shown; if it changes, the part hydrates. */
  of?: unknown
  /** Hydrate now. */
  awake?: boolean
  children: () => ReactNode
  'data-kind'?: string
}

/** Partial hydration: keeps the server's HTML and is not hydrated until it changes, because hydration is the most expensive work on phones. */
export function Static({ as: Tag, of, awake = false, children, ...place }: StaticProps) {
  const router = useRouter()
  const [kept, keep] = useState(() => (router.waking && !awake ? drawingAt(place.id, of) : undefined))
  if (!kept) return <Tag {...place}>{children()}</Tag>
  if (awake || JSON.stringify(of) !== kept.of) keep(undefined)
  // The same HTML as in the page, so nothing is written.
  return <Tag {...place} dangerouslySetInnerHTML={kept.drawing} suppressHydrationWarning />
}

function drawingAt(id: string | undefined, of: unknown) {
  const place = id === undefined ? null : document.getElementById(id)
  return place ? { of: JSON.stringify(of), drawing: { __html: place.innerHTML } } : undefined
}
