import type { AnyOperation } from '#kernel/operation.ts'
import type { Posted } from './screen.ts'
import { useSite } from './use-site.ts'

/** The result of this operation's form, if it was posted without script. */
export function usePosted({ http }: AnyOperation): Posted | undefined {
  const { posted } = useSite()
  return posted?.http === http ? posted : undefined
}
