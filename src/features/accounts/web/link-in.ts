/** The token in the URL; '' if malformed. */
export const linkIn = (query: URLSearchParams, name: string): string => /^[\w-]{20,100}$/.exec(query.get(name) ?? '')?.[0] ?? ''
