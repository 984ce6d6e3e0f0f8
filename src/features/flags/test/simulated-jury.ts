import { type FlagRecord, skillOf, verdictOf, weightOf } from '../rules-jury.ts'

export interface JuryFigures {
  readonly tickets: number
  /** Share of all tickets that each way of counting gets wrong. */
  readonly jury_wrong: number
  readonly majority_wrong: number
  /** The side with more weight, without the 70 %: what the weights alone do. */
  readonly weighted_wrong: number
  /** The same on tickets in which the ring has an interest. */
  readonly jury_wrong_ring: number
  readonly majority_wrong_ring: number
  /** Share that goes to a moderator, who is right. */
  readonly referred: number
  /** Mean of what is believed of somebody's skill, less what it is, for honest members who were judged ten times at least. */
  readonly believed_off: number
}
interface Simulated {
  readonly skill: number
  readonly in_ring: boolean
  record: FlagRecord
}
/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface JuryWorld {
  readonly members: number
  readonly ring: number
  readonly tickets: number
  /** How much likelier a member of the ring turns up where the ring has an interest. */
  readonly turnout: number
  readonly seed: number
}
interface Ballot {
  readonly who: Simulated
  readonly correct: boolean
  readonly weight: number
}

/** One ticket: who turns up, how they vote, and what each way of counting makes of it. */
function heard(random: () => number, people: readonly Simulated[], turnout: number) {
  const any = () => people[Math.floor(random() * people.length)]!
  const [truth, flagger, owner] = [random() < 0.6, any(), any()]
  const side = flagger.in_ring ? true : owner.in_ring ? false : undefined
  const jury = new Set<Simulated>()
  const size = 5 + Math.floor(random() * 11)
  while (jury.size < size) {
    const who = any()
    if (who !== flagger && who !== owner && (who.in_ring && side !== undefined ? random() < turnout / 4 : random() < 1 / 4)) jury.add(who)
  }
  const ballots: Ballot[] = [...jury].map((who) => {
    const correct = who.in_ring && side !== undefined ? side : random() < who.skill ? truth : !truth
    return { who, correct, weight: weightOf(who.record) }
  })
  return { truth, ballots, of_ring: side !== undefined }
}

function judged({ truth, ballots, of_ring }: ReturnType<typeof heard>, random: () => number) {
  const sum = (correct: boolean, by: (ballot: Ballot) => number) =>
    ballots.filter((one) => one.correct === correct).reduce((n, one) => n + by(one), 0)
  const [correct, incorrect] = [sum(true, ({ weight }) => weight), sum(false, ({ weight }) => weight)]
  const said = verdictOf({ voters: ballots.length, correct, incorrect })
  const lead = sum(true, () => 1) - sum(false, () => 1)
  const majority = lead === 0 ? random() < 0.5 : lead > 0
  const outcome = said === 'refer' ? truth : said === 'accept'
  for (const { who, correct: voted } of ballots) {
    const { was_right, was_wrong } = who.record
    who.record = voted === outcome ? { was_right: was_right + 1, was_wrong } : { was_right, was_wrong: was_wrong + 1 }
  }
  return { of_ring, referred: said === 'refer', jury: outcome !== truth, majority: majority !== truth, weighted: correct > incorrect !== truth }
}

/** Members of known skill, some of whom vote together where it concerns them and honestly elsewhere, so that their records look good. */
export function simulateJury({ members, ring, tickets, turnout, seed }: JuryWorld): JuryFigures {
  const random = seeded(seed)
  const people: Simulated[] = Array.from({ length: members }, (_, n) => ({
    skill: 0.55 + 0.4 * random(),
    in_ring: n < ring * members,
    record: { was_right: 0, was_wrong: 0 },
  }))
  const all = Array.from({ length: tickets }, () => judged(heard(random, people, turnout), random))
  const share = (of: readonly boolean[]) => Math.round((10_000 * of.filter(Boolean).length) / Math.max(of.length, 1)) / 10_000
  const rings = all.filter(({ of_ring }) => of_ring)
  const known = people.filter(({ in_ring, record }) => !in_ring && record.was_right + record.was_wrong >= 10)
  return {
    tickets,
    jury_wrong: share(all.map(({ jury }) => jury)),
    majority_wrong: share(all.map(({ majority }) => majority)),
    weighted_wrong: share(all.map(({ weighted }) => weighted)),
    jury_wrong_ring: share(rings.map(({ jury }) => jury)),
    majority_wrong_ring: share(rings.map(({ majority }) => majority)),
    referred: share(all.map(({ referred }) => referred)),
    believed_off:
      Math.round((1_000 * known.reduce((sum, { skill, record }) => sum + skillOf(record) - skill, 0)) / Math.max(known.length, 1)) / 1_000,
  }
}
