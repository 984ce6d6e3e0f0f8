import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { laterTexts } from '../i18n/later-texts.ts'
import { loadOrReload } from '../router/stale-chunk.ts'

const never = () => () => {}

/** Code splitting: the script loads after hydration, when the part is needed; `until` stands in its place meanwhile. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, until: ReactNode = null): ComponentType<Props> {
  const Part = lazy(async () => {
    const [part] = await loadOrReload(() => Promise.all([load(), laterTexts()]))
    return { default: part }
  })
  return function Later(props: Props) {
    const alive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    return alive ? (
      <Suspense fallback={until}>
        <Part {...props} />
      </Suspense>
    ) : (
      until
    )
  }
}
