import { useEffect, useState } from 'react'
import { type Replayed, replay } from '../../replay.mjs'
import type { ProofAnswer } from '../auction-answer.ts'

/** The book counted again on this device; undefined until it is. */
export function useReplayed(proof: ProofAnswer): Replayed | undefined {
  const [kept, keep] = useState<{ of: ProofAnswer; replayed: Replayed }>()
  useEffect(() => {
    let stale = false
    void replay(proof).then((replayed) => stale || keep({ of: proof, replayed }))
    return () => {
      stale = true
    }
  }, [proof])
  return kept?.of === proof ? kept.replayed : undefined
}
