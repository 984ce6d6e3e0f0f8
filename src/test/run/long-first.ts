import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files of a run, the longest first (`tmp/tests.json` of a run names them). One that begins last leaves the other workers idle. */
const LONG = [
  'e2e/visual',
  'src/test/contract/matrix',
  'src/test/proofs/import-crash',
  'src/test/contract/machines',
  'src/test/security/attacks-input',
  'src/test/proofs/crash',
  'src/test/security/attacks-privacy',
  'src/test/cluster/two-processes',
  'e2e/own-account',
  'src/features/imports/server/imports',
  'e2e/offline',
  'e2e/disputes',
  'e2e/shell-looks',
  'db/seeds/demo/fill',
  'src/test/security/attacks-listening',
  'e2e/albums',
  'src/test/security/attacks-ids',
  'e2e/shell',
  'e2e/auctions',
].map((name) => `/${name}.test.ts`)

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? LONG.length : at
}
const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

/** Longest processing time first, within each group of projects; the rest as Vitest orders it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))
  }
}
