import { readFileSync } from 'node:fs'

/** One defence removed. `test` names the proof that must turn red. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly search: string
  readonly replace: string
  readonly test: string
}

export const mutants: readonly Mutant[] = []

/** An entry whose text is gone guards nothing any more. */
export function checkMutants(): readonly string[] {
  return mutants.flatMap(({ id, file, search }) => {
    const found = readFileSync(file, 'utf8').split(search).length - 1
    return found === 1 ? [] : [`${id}: its text stands ${found} times in ${file}`]
  })
}
