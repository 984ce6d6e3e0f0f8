import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Those of a slice stand with its tests, those of the platform beside this file. */
const FILES = globSync(['src/features/*/test/mutants*.ts', 'bin/mutants/*.ts'], { exclude: ['bin/mutants/table.ts', 'bin/mutants/mutant.ts'] }).sort()

export const mutants: readonly Mutant[] = (await Promise.all(FILES.map(given))).flat()

async function given(file: string): Promise<readonly Mutant[]> {
  return ((await import(resolve(file))) as { mutants: readonly Mutant[] }).mutants
}

/** An entry whose text is gone, or whose test is not there, guards nothing any more; two of one name hide each other. */
export function checkMutants(): readonly string[] {
  const tests = globSync('{src,db,bin}/**/*.test.{ts,tsx}')
  return mutants.flatMap(({ id, file, search, test }, at) => {
    const found = readFileSync(file, 'utf8').split(search).length - 1
    const missing = test.split(' ').filter((path) => !tests.some((one) => one.includes(path)))
    return [
      ...(mutants.findIndex((other) => other.id === id) === at ? [] : [`${id}: there are two of this name`]),
      ...(found === 1 ? [] : [`${id}: its text stands ${found} times in ${file}`]),
      ...missing.map((path) => `${id}: there is no test at ${path}`),
    ]
  })
}
