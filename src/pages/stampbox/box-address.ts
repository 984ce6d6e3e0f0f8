import { stampItems } from '#features/stamp-items/contract.ts'
import { type BoxSize, boxSizes } from '#features/stamp-items/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { address, type RouteMatch, readInput } from '#web/router/screen.ts'

export const boxViews = ['stockbook', 'grid', 'table'] as const
export type BoxView = (typeof boxViews)[number]
type CardsInput = InputOf<typeof stampItems.cards>
export type BoxList = CardsInput & { readonly user_id: NonNullable<CardsInput['user_id']> }
/** Both addresses show one box: as the stamp box of the profile, and as the list of items. */
export const boxPaths = { gallery: '/profile/{user_id}/gallery', items: '/user/{user_id}/stamp-items' } as const
export type BoxPath = keyof typeof boxPaths

export interface BoxAsked {
  readonly at: BoxPath
  readonly list: BoxList
  readonly view: BoxView
  readonly size: BoxSize
}

export function readBox(at: BoxPath, place: RouteMatch): BoxAsked | undefined {
  const list = readInput(stampItems.cards, place)
  if (!list?.user_id) return undefined
  const view = boxViews.find((one) => one === place.query.get('view')) ?? 'stockbook'
  const size = boxSizes.find((one) => one === place.query.get('size')) ?? 'm'
  return { at, view, size, list: { ...list, user_id: list.user_id, ...(!place.query.has('page_size') && { page_size: PAGE.collection }) } }
}

type Change = Partial<BoxList> & Partial<Pick<BoxAsked, 'view' | 'size'>>
/** The address of a box with something changed; what is usual is left out of it, and another list begins at its first page. */
export function boxHref(asked: BoxAsked, { view = asked.view, size = asked.size, ...change }: Change = {}): string {
  const { page_size, cursor: _later, ...list } = { ...asked.list, page: 1, ...change }
  const here = address(boxPaths[asked.at], stampItems.cards, list)
  const shown = new URLSearchParams({
    ...(page_size !== PAGE.collection && { page_size: String(page_size) }),
    ...(view !== 'stockbook' && { view }),
    ...(size !== 'm' && { size }),
  }).toString()
  return shown ? `${here}${here.includes('?') ? '&' : '?'}${shown}` : here
}

/** The whole box, in the same view. */
export const wholeBox = {
  status: [],
  item_kind: [],
  country: [],
  condition: [],
  ...{ grade: [], color: [], quality: [], format: [], denomination: [], years: undefined, year_issued: undefined },
  year_from: undefined,
  year_to: undefined,
  topic_ids: [],
  category_ids: [],
  tags: [],
  search: '',
  catalogue_number: undefined,
  trash: false,
} satisfies Partial<BoxList>

const NARROWING = [
  'item_kind',
  'country',
  'condition',
  'grade',
  'color',
  'quality',
  'format',
  'denomination',
  'topic_ids',
  'category_ids',
  'tags',
] as const
/** Is the list narrowed by more than its status? */
export const isNarrowed = (list: BoxList) =>
  NARROWING.some((name) => list[name].length > 0) || list.year_from !== undefined || list.year_to !== undefined || list.catalogue_number !== undefined

/** What the rail counts. */
export const countedIn = (user_id: BoxAsked['list']['user_id']) => ({
  user_id,
  count_type: ['status', 'kind', 'country', 'year', 'condition'] as ('status' | 'kind' | 'country' | 'year' | 'condition')[],
})
