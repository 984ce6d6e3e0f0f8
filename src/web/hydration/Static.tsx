import { type ReactNode, useState } from 'react'
import { useRouter } from '../router/use-router.ts'

export interface StaticProps {
  as: 'article' | 'div' | 'p' | 'span'
  /** By which the drawing is found in the page; without it the part is alive like any other. */
  id?: string | undefined
  className?: string | undefined
  role?: 'status'
  /** What is shown. As soon as it is another, the part comes to life. */
  of?: unknown
  /** Somebody needs it now. */
  awake?: boolean
  children: () => ReactNode
  'data-kind'?: string
}

/** A part that only shows: it stays as the server drew it while the rest of the page is brought to life, which costs a phone the most. */
export function Static({ as: Tag, of, awake = false, children, ...place }: StaticProps) {
  const router = useRouter()
  const [kept, keep] = useState(() => (router.waking && !awake ? drawingAt(place.id, of) : undefined))
  if (!kept) return <Tag {...place}>{children()}</Tag>
  if (awake || JSON.stringify(of) !== kept.of) keep(undefined)
  // What stands there already, word for word: nothing is written.
  return <Tag {...place} dangerouslySetInnerHTML={kept.drawing} suppressHydrationWarning />
}

function drawingAt(id: string | undefined, of: unknown) {
  const place = id === undefined ? null : document.getElementById(id)
  return place ? { of: JSON.stringify(of), drawing: { __html: place.innerHTML } } : undefined
}
