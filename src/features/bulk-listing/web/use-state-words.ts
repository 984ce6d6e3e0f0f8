import { useLingui } from '@lingui/react/macro'
import type { BulkState } from '../rules.ts'

export function useStateWords(): (state: BulkState) => string {
  const { t } = useLingui()
  const words: Record<BulkState, string> = {
    ready: t`Waits for a look`,
    running: t`Listing`,
    done: t`Listed`,
    cancelled: t`Stopped`,
    failed: t`Broke off`,
    undoing: t`Taking it back`,
    undone: t`Taken back`,
  }
  return (state) => words[state]
}
