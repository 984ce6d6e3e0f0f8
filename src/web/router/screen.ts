import type { ComponentType } from 'react'
import { type $ZodObject, safeParse } from 'zod/v4/core'
import { fill, fromQuery } from '#kernel/address.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AnswerOf, AnyOperation, GivenOf, Http, InputOf } from '#kernel/operation.ts'
import type { DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { OperationQuery } from '../query/keys.ts'

/** What every page knows of the deployment and its visitor. */
export interface Site {
  readonly name: string
  readonly currency: string
  /** A public site on which no real money moves: every page says so. */
  readonly sandbox: boolean
  /** Names the deployment's own colours, when it has some. */
  readonly colours?: string | undefined
  readonly locale: Locale
  readonly theme: DisplayPreferenceOf<'theme'>
  readonly density: DisplayPreferenceOf<'density'>
  readonly numbers: DisplayPreferenceOf<'numbers'>
  readonly single_keys: DisplayPreferenceOf<'single_keys'>
  readonly signed_in: boolean
  readonly origin: string
  readonly today: string
  readonly posted?: Posted
}
/** What came of a form that was posted without script: its page is drawn with it. */
export interface Posted {
  readonly http: Http
  /** What was typed, without passwords, or what the next form carries. */
  readonly values: Readonly<Record<string, string>>
  readonly refusal?: Refusal
}
/** The answer to a question that the screen has asked already. */
export type AnswerTo = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>) => AnswerOf<Op>
/** Where the visitor is: what stands between the slashes, and behind the question mark. */
export interface RouteMatch {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly site: Site
}
export interface Screen<Input = unknown> {
  /** Who may come here; others are sent to the login or to their profile. */
  readonly visitors?: 'members' | 'guests'
  /** The address read as typed input. Nonsense in a query is forgotten rather than punished; `undefined` is not found. */
  readonly reads: (place: RouteMatch) => Input | undefined
  readonly asks: (input: Input, site: Site) => readonly OperationQuery[]
  /** What can only be asked when the answers before are there: round after round, until nothing more is asked. */
  readonly next?: (input: Input, answerOf: AnswerTo, round: number) => readonly OperationQuery[]
  readonly Draw: ComponentType<{ input: Input }>
}
// biome-ignore lint/suspicious/noExplicitAny: screens of every input meet in the site map
export type AnyScreen = Screen<any>
export interface Page {
  readonly path: string
  readonly load: () => Promise<{ default: AnyScreen }>
  /** Search engines may show it. */
  readonly indexed: boolean
  /** Its address in the site map, when it stands for itself. */
  readonly sitemap: string | null
}

interface Indexing {
  /** `false`: a page of one person, or a way in or out. */
  readonly indexed?: boolean
  /** How the site map names it, when that is not its plain address; `null` when another page shows the same. */
  readonly sitemap?: string | null
}
/** One line of the map of the site: an address and the screen that draws it. */
export const page = (path: string, load: Page['load'], { indexed = true, sitemap }: Indexing = {}): Page => ({
  path,
  load,
  indexed,
  sitemap: !indexed || path.includes('{') ? null : sitemap === undefined ? path : sitemap,
})

export const screen = <Input>(parts: Screen<Input>): Screen<Input> => parts

/** A screen whose address needs no reading. */
export const screenWithoutInput = (
  Draw: ComponentType<{ input: Record<string, never> }>,
  more: Partial<Pick<AnyScreen, 'visitors' | 'asks' | 'next'>> = {},
): AnyScreen => ({ reads: () => ({}), asks: () => [], Draw, ...more })

/** The operation's input is what the address spells: path and query, read by the same schema as the API's. */
export function readInput<Op extends AnyOperation>({ input }: Op, { path, query }: RouteMatch): InputOf<Op> | undefined {
  const known = new Set(Object.keys((input as $ZodObject)._zod.def.shape))
  const given: Record<string, unknown> = { ...fromQuery(input, query), ...path }
  for (const name of Object.keys(given)) if (!known.has(name)) delete given[name]
  const { error } = safeParse(input, given)
  for (const { path: at } of error?.issues ?? []) if (!(String(at[0]) in path)) delete given[String(at[0])]
  return safeParse(input, given).data as InputOf<Op> | undefined
}

/** An address with its query, without what the schema would fill in anyway. */
export function address<Op extends AnyOperation>(path: string, { input: schema }: Op, input: GivenOf<Op>): string {
  const shape = (schema as $ZodObject)._zod.def.shape as Record<string, { _zod: { def: { defaultValue?: unknown } } }>
  const told = Object.entries(input as object).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(shape[name]?._zod.def.defaultValue))
  return fill(path, Object.fromEntries(told))
}
