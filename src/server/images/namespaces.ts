import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const unshare = '/usr/bin/unshare'
const setpriv = '/usr/bin/setpriv'
const apart = ['--map-root-user', '--mount', '--net', '--ipc']
/** No capability, so that nothing of it can be undone. */
const powerless = [setpriv, '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs']
/** File descriptors that the shell uses for folders; 3 is Node's own channel. */
const [FIRST_FD, LAST_FD] = [4, 9]

let possible: boolean | undefined
/** True where the system lets a process without rights make namespaces (Debian does; most containers do not). Asked once. */
export function hasNamespaces(): boolean {
  possible ??= existsSync(unshare) && existsSync(setpriv) && tried()
  return possible
}
function tried(): boolean {
  try {
    execFileSync(unshare, [...apart, ...powerless, '/bin/true'], { stdio: 'ignore', timeout: 5_000 })
    return true
  } catch {
    return false
  }
}

export interface HiddenPaths {
  /** A folder of which a confined process sees nothing but its own folders, and `uploads`. */
  readonly folder: string
  readonly uploads: string
  /** Read as empty. */
  readonly file: string
}

/**
 * A command that starts another in namespaces of its own (user, mount, network, IPC; man 7 namespaces): native code in it, too, finds no network, no
 * process to trace, no socket of the system, an empty `hidden.file`, and in `hidden.folder` only uploads and the folders `kept`.
 */
export function inNamespaces({ folder, uploads, file }: HiddenPaths, kept: readonly string[]): readonly string[] {
  const inside = [uploads, ...kept].filter((path) => path.startsWith(`${folder}/`)).slice(0, LAST_FD - FIRST_FD + 1)
  return [unshare, ...apart, '/bin/sh', '-c', script(inside.length), 'sh', folder, file, ...inside, ...powerless]
}

/** A kept folder is held open while an empty file system is laid over its parent, and mounted there again. */
function script(folders: number): string {
  const each = (line: (fd: number, at: string) => string) => Array.from({ length: folders }, (_, n) => line(FIRST_FD + n, `"$${n + 3}"`))
  return [
    'set -e',
    ...each((fd, at) => `/bin/mkdir -p ${at}; exec ${fd}<${at}`),
    '[ ! -d "$1" ] || /bin/mount -t tmpfs -o size=64k,mode=700 none "$1"',
    ...each((fd, at) => `/bin/mkdir -p ${at}; /bin/mount --no-canonicalize --bind /proc/self/fd/${fd} ${at}; exec ${fd}<&-`),
    '[ ! -f "$2" ] || /bin/mount --bind /dev/null "$2"',
    '/bin/mount -t tmpfs -o size=64k,mode=755 none /run',
    `shift ${folders + 2}`,
    'exec "$@"',
  ].join('\n')
}
