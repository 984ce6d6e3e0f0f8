import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Transition } from '#kernel/machine.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import type { World } from '../support/world.ts'
import type { ObjectName } from './objects.ts'

export const walkers = ['ann', 'ben', 'cleo', 'guest'] as const
export type Walker = (typeof walkers)[number]

/** How the generated test walks a state machine over HTTP; a slice declares it in its test/machines.ts. */
export interface MachineWalk {
  readonly name: string
  readonly machine: readonly Transition[]
  /** The operation of each action that a party may take. */
  readonly ops: Readonly<Record<string, AnyOperation>>
  /** Actions of a party whose object is another one; the slice tests them itself. */
  readonly apart?: readonly string[]
  /** Actions of the system that an operation of a slice above asks for. */
  readonly above?: readonly string[]
  /** Which actor of the machine each member is; all others are strangers. */
  readonly parties: Readonly<Partial<Record<Walker, string>>>
  /** Any member may ask for these actions, so that a stranger is told of the state. */
  readonly anybody?: true
  readonly object: ObjectName
  readonly table: string
  /** Sets the object's row to this state, with the facts that such a row has. */
  put(world: World, id: string, state: string): Promise<void>
  /** Further input of an action. */
  readonly given?: Readonly<Record<string, object>>
  /** States from which the action books money and so uses the fixtures up. */
  readonly spends?: Readonly<Record<string, string | readonly string[]>>
}

export const walks: readonly MachineWalk[] = (await Promise.all(globSync('src/features/*/test/machines.ts').map(walksOf))).flat()

async function walksOf(file: string): Promise<readonly MachineWalk[]> {
  return ((await import(resolve(file))) as { walks: readonly MachineWalk[] }).walks
}
