import type { Mutant } from './mutant.ts'

export const coreMutants: readonly Mutant[] = [
  {
    id: 'gate',
    file: 'src/server/run/house.ts',
    search: 'if (mayDo(viewer.permissions, op.permission)) return undefined',
    replace: 'if (op) return undefined',
    test: 'src/test/matrix',
  },
  {
    id: 'key-needed',
    file: 'src/server/run/rooms.ts',
    search: "if (!asker.key || !isKey(asker.key)) return problem(words, asker.locale, 400, 'idempotency.missing')",
    replace: '',
    test: 'src/features/orders/server/races',
  },
  {
    id: 'key-same-request',
    file: 'src/server/run/idempotency.ts',
    search: "kept.hash === hash ? (kept satisfies Kept) : refuse('idempotency.reused')",
    replace: 'kept satisfies Kept',
    test: 'src/features/orders/server/races',
  },
  {
    id: 'nul-refused',
    file: 'src/server/run/issues.ts',
    search: "given.includes('\\u0000') || !given.isWellFormed()",
    replace: 'false',
    test: 'src/test/attacks-input src/test/attacks-texts',
  },
  {
    id: 'cookie-from-own-page',
    file: 'src/server/http/asker.ts',
    search: "if (!bearer && changes(request.method) && !isOwn(request, origin)) return no(403, 'request.foreign')",
    replace: '',
    test: 'src/test/attacks-requests',
  },
  {
    id: 'kept-pages-are-guests',
    file: 'src/server/http/sheets.ts',
    search: 'if (site.signed_in) return draw(web, url, site, ask)',
    replace: '',
    test: 'src/server/http/sheets',
  },
  {
    id: 'kept-pages-are-still-true',
    file: 'src/server/http/sheets.ts',
    search: 'if (kept && (await isStill(kept.told, ask))) return kept.sheet',
    replace: 'if (kept) return kept.sheet',
    test: 'src/server/http/sheets',
  },
  { id: 'type-before-parsing', file: 'src/server/http/body.ts', search: 'throw unreadable(415)', replace: 'return', test: 'src/test/attacks-bodies' },
  {
    id: 'socket-origin',
    file: 'src/server/live/live.ts',
    search: 'headers.origin === undefined ? !headers.cookie : headers.origin === origin',
    replace: 'true',
    test: 'src/test/attacks-live',
  },
  {
    id: 'socket-ends-with-session',
    file: 'src/server/live/live.ts',
    search: 'if (name === ends) io.in([...touches]).disconnectSockets(true)\n      else if',
    replace: 'if',
    test: 'src/test/attacks-live',
  },
]
