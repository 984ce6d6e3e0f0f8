/** Cursor of the next page; undefined at the end of the list. */
export const nextCursor = (next_page_url: string | null): string | undefined =>
  (next_page_url && new URLSearchParams(next_page_url.split('?')[1]).get('cursor')) || undefined
