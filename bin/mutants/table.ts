import { globSync, readFileSync } from 'node:fs'
import { auditMutants } from './audit.ts'
import { bookmarkMutants } from './bookmarks.ts'
import { catalogueMutants } from './catalogue.ts'
import { clusterMutants } from './cluster.ts'
import { contactMutants } from './contacts.ts'
import { coreMutants } from './core.ts'
import { credentialMutants } from './credentials.ts'
import { dashboardMutants } from './dashboard.ts'
import { edgeMutants } from './edge.ts'
import { letterMutants } from './letters.ts'
import { memberMutants } from './members.ts'
import { moneyMutants } from './money.ts'
import type { Mutant } from './mutant.ts'
import { networkMutants } from './network.ts'
import { presenceMutants } from './presence.ts'
import { privacyMutants } from './privacy.ts'
import { profileMutants } from './profiles.ts'
import { standingMutants } from './response-cache.ts'
import { settingMutants } from './settings.ts'
import { subscriptionMutants } from './subscriptions.ts'
import { thingMutants } from './things.ts'

export const mutants: readonly Mutant[] = [
  ...[
    ...auditMutants,
    ...catalogueMutants,
    ...contactMutants,
    ...coreMutants,
    ...credentialMutants,
    ...letterMutants,
    ...memberMutants,
    ...moneyMutants,
  ],
  ...[...bookmarkMutants, ...networkMutants, ...presenceMutants, ...profileMutants, ...settingMutants, ...subscriptionMutants, ...thingMutants],
  ...[...privacyMutants, ...dashboardMutants, ...edgeMutants, ...standingMutants, ...clusterMutants],
]

/** Finds mutants whose search text or test no longer exists. */
export function checkMutants(): readonly string[] {
  const tests = globSync('{src,db,bin}/**/*.test.{ts,tsx}')
  return mutants.flatMap(({ id, file, search, test }) => {
    const found = readFileSync(file, 'utf8').split(search).length - 1
    const missing = test.split(' ').filter((path) => !tests.some((one) => one.includes(path)))
    return [
      ...(found === 1 ? [] : [`${id}: its text stands ${found} times in ${file}`]),
      ...missing.map((path) => `${id}: there is no test at ${path}`),
    ]
  })
}
