import type { ComponentType } from 'react'
import { type $ZodObject, safeParse } from 'zod/v4/core'
import { fill, fromQuery } from '#kernel/address.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AnswerOf, AnyOperation, GivenOf, Http, InputOf } from '#kernel/operation.ts'
import type { DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { OperationQuery } from '../query/keys.ts'

/** Data of the deployment and the viewer for every page. */
export interface Site {
  readonly name: string
  readonly currency: string
  /** Public deployment with test payments: every page shows a notice. */
  readonly sandbox: boolean
  /** A help desk elsewhere; empty for our own. */
  readonly support_url: string
  /** Name of the deployment's colour stylesheet, if any. */
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
/** Result of a form posted without script; its page is rendered with it. */
export interface Posted {
  readonly http: Http
  /** Typed values without passwords, or values for the next form. */
  readonly values: Readonly<Record<string, string>>
  readonly refusal?: Refusal
}
/** The answer to a query that the screen has sent. */
export type AnswerTo = <Op extends AnyOperation>(op: Op, input: GivenOf<Op>) => AnswerOf<Op>
/** Matched route: path parameters, query and site. */
export interface RouteMatch {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly site: Site
}
export interface Screen<Input = unknown> {
  /** Other visitors are redirected to log-in or to their profile. */
  readonly visitors?: 'members' | 'guests'
  /** Parses the URL to typed input. Invalid query parameters are ignored; undefined is "not found". */
  readonly reads: (place: RouteMatch) => Input | undefined
  readonly asks: (input: Input, site: Site) => readonly OperationQuery[]
  /** Queries that depend on earlier answers, round by round until none is left. */
  readonly next?: (input: Input, answerOf: AnswerTo, round: number) => readonly OperationQuery[]
  /** Scripts of parts that are drawn with the page. */
  readonly brings?: (input: Input) => Promise<void> | undefined
  /** The address of a thing that has a page of its own elsewhere: whoever comes here is led there. */
  readonly leads?: (input: Input, answerOf: AnswerTo) => string | undefined
  readonly Draw: ComponentType<{ input: Input }>
}
// biome-ignore lint/suspicious/noExplicitAny: the map of pages contains screens of every input
export type AnyScreen = Screen<any>
export interface Page {
  readonly path: string
  readonly load: () => Promise<{ default: AnyScreen }>
  /** Search engines may index it. */
  readonly indexed: boolean
  /** URL in the sitemap; null for pages that are not listed there. */
  readonly sitemap: string | null
}

interface Indexing {
  /** `false`: private pages, and log-in, sign-up and log-out. */
  readonly indexed?: boolean
  /** URL in the sitemap if it differs from the path; `null` if another page shows the same. */
  readonly sitemap?: string | null
}
/** A route: path and lazily loaded screen. */
export const page = (path: string, load: Page['load'], { indexed = true, sitemap }: Indexing = {}): Page => ({
  path,
  load,
  indexed,
  sitemap: !indexed || path.includes('{') ? null : sitemap === undefined ? path : sitemap,
})

export const screen = <Input>(parts: Screen<Input>): Screen<Input> => parts

/** A screen whose URL has no input. */
export const screenWithoutInput = (
  Draw: ComponentType<{ input: Record<string, never> }>,
  more: Partial<Pick<AnyScreen, 'visitors' | 'asks' | 'next'>> = {},
): AnyScreen => ({ reads: () => ({}), asks: () => [], Draw, ...more })

/** Input from path and query, parsed by the operation's schema. */
export function readInput<Op extends AnyOperation>({ input }: Op, { path, query }: RouteMatch): InputOf<Op> | undefined {
  const known = new Set(Object.keys((input as $ZodObject)._zod.def.shape))
  const given: Record<string, unknown> = { ...fromQuery(input, query), ...path }
  for (const name of Object.keys(given)) if (!known.has(name)) delete given[name]
  const { error } = safeParse(input, given)
  for (const { path: at } of error?.issues ?? []) if (!(String(at[0]) in path)) delete given[String(at[0])]
  return safeParse(input, given).data as InputOf<Op> | undefined
}

/** URL with query, without default values. */
export function address<Op extends AnyOperation>(path: string, { input: schema }: Op, input: GivenOf<Op>): string {
  const shape = (schema as $ZodObject)._zod.def.shape as Record<string, { _zod: { def: { defaultValue?: unknown } } }>
  const told = Object.entries(input as object).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(shape[name]?._zod.def.defaultValue))
  return fill(path, Object.fromEntries(told))
}
