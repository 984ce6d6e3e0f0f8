import type { ReactNode } from 'react'

type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** What is wider or longer than its place and scrolls there: a named region that the keyboard reaches, so that its arrows scroll it. */
export function ScrollRegion({ className, children, ...named }: Named & { className: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={className} tabIndex={0} {...named}>
      {children}
    </section>
  )
}
