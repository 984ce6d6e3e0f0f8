import type { CopyState, CopyView } from '../store/copy-state.ts'

export interface CopyProps {
  readonly copy: CopyState
  readonly view: CopyView
}
