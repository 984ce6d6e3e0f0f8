import type { World } from '../support/world.ts'

/** Makes some things, out of things that were made before. */
export type Make<Things> = (world: World, things: Things) => Promise<Partial<Things>>
export interface Maker<Things> {
  readonly make: Make<Things>
  /** Fixtures of this slice: its examples may depend on them without naming them. */
  readonly slice?: string
}

/** What some examples need. */
export interface Needs {
  readonly slices: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** Names of things that are kept although they are needed. */
  readonly kept: readonly string[]
}

/** What a maker read and made in its first run. */
interface Learnt {
  readonly reads: ReadonlySet<string>
  readonly makes: readonly string[]
}
const learnt = new Map<unknown, Learnt>()

export const namesMadeBy = (makers: readonly unknown[]): readonly string[] => makers.flatMap((maker) => learnt.get(maker)?.makes ?? [])

/** In the order of the makers. Later makers read what earlier ones make. */
export async function makeNeeded<Things extends object>(
  makers: readonly Maker<Things>[],
  world: World,
  last: Partial<Things>,
  needs?: Needs,
): Promise<Things> {
  const things = { ...last } as Things
  const chosen = needs ? neededOf(makers, last, needs) : makers
  for (const maker of chosen) Object.assign(things, await run(maker, world, things))
  return things
}

async function run<Things extends object>(maker: Maker<Things>, world: World, things: Things): Promise<Partial<Things>> {
  const reads = new Set<string>()
  const watched = new Proxy(things, { get: (all, name) => reads.add(String(name)) && Reflect.get(all, name) })
  const made = await maker.make(world, watched)
  if (!learnt.has(maker)) learnt.set(maker, { reads, makes: Object.keys(made) })
  return made
}

/** From the last maker to the first, for what a needed maker reads is needed too. */
function neededOf<Things>(makers: readonly Maker<Things>[], last: object, { slices, names, kept }: Needs): readonly Maker<Things>[] {
  const wanted = new Set([...names].filter((name) => !kept.includes(name) || !(name in last)))
  return makers
    .toReversed()
    .filter((maker) => {
      const known = learnt.get(maker)
      if (known && !slices.has(maker.slice ?? '') && !known.makes.some((name) => wanted.has(name))) return false
      for (const name of known?.reads ?? []) if (!kept.includes(name) || !(name in last)) wanted.add(name)
      return true
    })
    .toReversed()
}
