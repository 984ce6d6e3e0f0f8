import { QueryClientProvider } from '@tanstack/react-query'
import { Component, createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from 'react'
import type { OperationQuery } from '../query/keys.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import type { Router, RouterState } from './router.ts'
import type { Site } from './screen.ts'
import { RouterContext } from './use-router.ts'

/** Document around every screen, with its own queries. */
export interface Frame {
  readonly Document: () => ReactNode
  readonly NotFound: () => ReactNode
  readonly Failed: (props: { error: unknown }) => ReactNode
  /** Shown if the document itself cannot be rendered. */
  readonly LastResort: () => ReactNode
  readonly asks: (site: Site) => readonly OperationQuery[]
}

const Shown = createContext<{ frame: Frame; drawn: RouterState } | undefined>(undefined)

/** Renders the router's state. The current page stays usable until the next one can be rendered completely. */
export function RouterView({ router, frame }: { router: Router; frame: Frame }) {
  const [drawn, setDrawn] = useState(router.drawn)
  useEffect(() => {
    if (router.waking) {
      router.waking = false
      router.restoreScroll()
      queueMicrotask(replayEarlyInput)
    }
    const end = router.watch(() => startTransition(() => setDrawn(router.drawn)))
    return () => void end()
  }, [router])
  useDrawn(router, drawn)
  if (drawn.kind === 'ruined') return <frame.LastResort />
  return (
    <RouterContext value={router}>
      <Shown value={{ frame, drawn }}>
        <QueryClientProvider client={router.surroundings.store}>
          <Boundary of={router} instead={() => <frame.LastResort />}>
            <frame.Document />
          </Boundary>
        </QueryClientProvider>
      </Shown>
    </RouterContext>
  )
}

function useDrawn(router: Router, drawn: RouterState) {
  const effect = typeof document === 'undefined' ? useEffect : useLayoutEffect
  effect(() => {
    if (drawn === router.drawn) router.landed()
  }, [router, drawn])
}

/** Position of the screen in the document. */
export function Outlet() {
  const { frame, drawn } = use(Shown)!
  if (drawn.kind === 'lost') return <frame.NotFound />
  if (drawn.kind !== 'screen') return <frame.Failed error={drawn.error} />
  const { path, screen, input } = drawn
  return (
    <Boundary of={drawn} instead={(error) => <frame.Failed error={error} />}>
      <screen.Draw key={path} input={input} />
    </Boundary>
  )
}

interface BoundaryProps {
  /** A change resets the error boundary. */
  readonly of: unknown
  readonly instead: (error: unknown) => ReactNode
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { broken?: { error: unknown } | undefined }> {
  override state: { broken?: { error: unknown } | undefined } = {}
  static getDerivedStateFromError = (error: unknown) => ({ broken: { error } })
  override componentDidUpdate({ of }: BoundaryProps) {
    if (of !== this.props.of && this.state.broken) this.setState({ broken: undefined })
  }
  override render() {
    return this.state.broken ? this.props.instead(this.state.broken.error) : this.props.children
  }
}
