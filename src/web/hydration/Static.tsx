import { type ReactNode, useState } from 'react'
import { useRouter } from '../router/use-router.ts'

export interface StaticProps {
  as: 'article' | 'div' | 'p' | 'span'
  /** Id by which the server's HTML is found; without it the part hydrates as usual. */
  id?: string | undefined
  className?: string | undefined
  role?: 'status'
  /** All that is shown, and what it depends on; if it changes, the part hydrates. The server keeps a part under its place and this, for all pages. */
  of?: unknown
  /** Hydrate now. */
  awake?: boolean
  children: () => ReactNode
  'data-kind'?: string
}

/**
 * Partial hydration: keeps the server's HTML and is not hydrated until it changes, because hydration is the most expensive work on phones.
 * `dangerouslySetInnerHTML` is safe here: the HTML is what React itself drew of this part on the server, with every text escaped.
 */
export function Static({ as: Tag, of, awake = false, children, ...place }: StaticProps) {
  const router = useRouter()
  const [kept, keep] = useState(() => (router.waking && !awake ? drawingAt(place.id, of) : undefined))
  // The last hook is above: a part that is drawn apart in between leaves no hook of this one behind.
  if (import.meta.env.SSR && router.drawPart && place.id && of !== undefined && !awake)
    return <Tag {...place} dangerouslySetInnerHTML={{ __html: router.drawPart(JSON.stringify([Tag, place, of]), children) }} />
  if (!kept) return <Tag {...place}>{children()}</Tag>
  if (awake || JSON.stringify(of) !== kept.of) keep(undefined)
  // The same HTML as in the page, so nothing is written.
  return <Tag {...place} dangerouslySetInnerHTML={kept.drawing} suppressHydrationWarning />
}

function drawingAt(id: string | undefined, of: unknown) {
  const place = id === undefined ? null : document.getElementById(id)
  return place ? { of: JSON.stringify(of), drawing: { __html: place.innerHTML } } : undefined
}
