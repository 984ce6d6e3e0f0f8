import type { AnyOperation } from '#kernel/operation.ts'
import type { Posted } from './screen.ts'
import { useSite } from './use-site.ts'

/** This page stands here because a form of it was posted without script: what was typed, and what was said to it. */
export function usePosted({ http }: AnyOperation): Posted | undefined {
  const { posted } = useSite()
  return posted?.http === http ? posted : undefined
}
