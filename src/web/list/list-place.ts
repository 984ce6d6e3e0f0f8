import { MOST_PAGES, PAGE_SIZES } from '#kernel/measures.ts'
import type { ListPlace } from './Pages.tsx'

const whole = (text: string | null, most: number) => (text !== null && /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined)

/** Page and page size from the URL; invalid values fall back to the first page and the default size. */
export const placeIn = (query: URLSearchParams, usual: number): ListPlace => ({
  page: whole(query.get('page'), MOST_PAGES) ?? 1,
  page_size: whole(query.get('page_size'), Math.max(...PAGE_SIZES)) ?? usual,
})

/** As query parameters, without defaults. */
export const placeQuery = ({ page, page_size }: ListPlace, usual: number): Record<string, string> => ({
  ...(page > 1 && { page: String(page) }),
  ...(page_size !== usual && { page_size: String(page_size) }),
})
