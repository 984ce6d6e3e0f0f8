import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files of a run, the longest first (`tmp/tests.json` of a run names them). One that begins last leaves the other workers idle. */
const LONG = [
  'e2e/visual',
  'src/test/contract/matrix',
  'src/features/scanner/test/core/pages',
  'src/test/security/attacks-input',
  'src/test/proofs/import-crash',
  'e2e/calls',
  'src/test/contract/machines',
  'e2e/own-account',
  'bin/layers',
  'src/test/security/attacks-privacy',
  'src/test/proofs/crash',
  'src/test/cluster/roles',
  'src/test/security/attacks-listening',
  'e2e/shell-looks',
  'e2e/auctions',
  'e2e/offline',
  'e2e/market-looks',
  'e2e/disputes',
  'e2e/albums',
  'e2e/getting-in',
  'src/test/security/attacks-ids',
  'e2e/scanner-files',
  'e2e/shell',
  'src/features/imports/server/imports',
  'e2e/proposals',
  'src/test/contract/idor',
  'e2e/scanner',
  'src/features/chargebacks/server/chargebacks',
  'e2e/feed',
  'e2e/hostile-words',
  'src/test/cluster/talk',
  'e2e/checkout',
  'db/seeds/demo/fill',
  'e2e/onboarding',
  'e2e/sale',
  'e2e/keyboard',
  'src/features/posts/server/links/links',
  'e2e/trades',
  'src/test/security/attacks-bodies',
  'e2e/imports',
  'e2e/small-words',
  'src/features/events/server/tickets/disputed',
  'e2e/circles',
  'src/test/proofs/sockets',
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
