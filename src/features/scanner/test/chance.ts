/** Numbers from 0 to 1 that are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}
