import { expect, test } from 'vitest'
import { simulateJury } from '../test/simulated-jury.ts'

test('among 1,000 members with a ring of 200 the jury errs at most half as often as a simple majority', () => {
  const tickets = Number(process.env.PROVE_N ?? 4_000)
  const plain = simulateJury({ members: 1_000, ring: 0.2, tickets, turnout: 1, seed: 1 })
  const pushed = simulateJury({ members: 1_000, ring: 0.2, tickets, turnout: 2, seed: 2 })
  if (process.env.PROVE_N) console.info({ plain, pushed, honest: simulateJury({ members: 1_000, ring: 0, tickets, turnout: 1, seed: 3 }) })
  for (const { jury_wrong, majority_wrong, jury_wrong_ring, majority_wrong_ring, weighted_wrong } of [plain, pushed]) {
    expect(jury_wrong).toBeLessThan(majority_wrong / 2)
    expect(jury_wrong_ring).toBeLessThan(majority_wrong_ring / 2)
    expect(weighted_wrong).toBeLessThan(majority_wrong)
  }
})
