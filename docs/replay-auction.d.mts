/** Every contradiction in the proof of a lot. */
export function replay(proof: object): string[]
