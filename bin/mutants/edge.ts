import type { Mutant } from './mutant.ts'

/** Where the process meets the network: sockets, proxies, what stands open on which deployment. */
export const edgeMutants: readonly Mutant[] = [
  {
    id: 'socket-handlers-caught',
    file: 'src/server/live/register.ts',
    search: 'failed(fault, `socket ${name}`)\n      socket.disconnect(true)',
    replace: 'throw fault',
    test: 'src/server/live/listen',
  },
  {
    id: 'socket-one-listen-at-a-time',
    file: 'src/server/live/listen.ts',
    search: 'if (working) return',
    replace: '',
    test: 'src/server/live/listen',
  },
  {
    id: 'socket-listen-waits-for-database',
    file: 'src/server/live/listen.ts',
    search: 'if (!isBusy(fault)) throw fault',
    replace: 'throw fault',
    test: 'src/server/live/listen',
  },
  {
    id: 'socket-guests-per-peer',
    file: 'src/server/live/guests.ts',
    search: 'count >= per_peer || ',
    replace: '',
    test: 'src/server/live/guests',
  },
  {
    id: 'socket-guests-in-all',
    file: 'src/server/live/guests.ts',
    search: ' || held.size >= in_all',
    replace: '',
    test: 'src/server/live/guests',
  },
  {
    id: 'forwarded-read-from-the-right',
    file: 'src/server/http/peer.ts',
    search: 'forwarded.reverse()',
    replace: 'forwarded',
    test: 'src/server/http/peer',
  },
  {
    id: 'forwarded-by-our-proxies-only',
    file: 'src/server/http/peer.ts',
    search: 'hop < way.length - 1 && trusts(way[hop]!, hop)',
    replace: 'hop < way.length - 1',
    test: 'src/server/http/peer',
  },
  {
    id: 'ipv6-counted-by-subscriber',
    file: 'src/server/http/peer.ts',
    search: 'whole.slice(0, 4)',
    replace: 'whole',
    test: 'src/server/http/peer src/server/live/guests',
  },
]
