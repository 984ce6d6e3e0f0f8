import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { laterTexts } from '../i18n/later-texts.ts'
import { loadOrReload } from '../router/stale-chunk.ts'

const never = () => () => {}

/** Code splitting: the script loads after hydration, when the part is needed. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}
