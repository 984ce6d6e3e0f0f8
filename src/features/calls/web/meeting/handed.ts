import type { Ready } from './before/BeforeJoin.tsx'

let handed: { readonly call_id: string; readonly ready: Ready } | undefined

/** What was opened before the call goes on into it, across the change of address. */
export function handOver(call_id: string, ready: Ready) {
  handed = { call_id, ready }
}
export function takeHanded(call_id: string): Ready | undefined {
  const found = handed?.call_id === call_id ? handed.ready : undefined
  if (found) handed = undefined
  return found
}
