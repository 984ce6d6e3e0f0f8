/** The token of a link, as an address may hold one; anything else is none. */
export const linkIn = (query: URLSearchParams, name: string): string => /^[\w-]{20,100}$/.exec(query.get(name) ?? '')?.[0] ?? ''
