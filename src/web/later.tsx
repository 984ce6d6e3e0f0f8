import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { sure } from './reload-guard.ts'

const never = () => () => {}

/** A part of the screen that nobody sees at first: its script comes once the page is alive and the part is wanted. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await sure(load) }))
  return function Later(props: Props) {
    const alive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    return alive ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}
