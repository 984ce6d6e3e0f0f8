import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refused } from '#kernel/refusal.ts'
import type { Tools } from '#server/operations/tools.ts'
import { headOf } from './head-reader.ts'
import type { ReadPage } from './queries-links.ts'

/** Of a page only its head is read; of its picture as much as a small one weighs. */
const PICTURE_BYTES = 1_000_000
const SIZES = ['240', '160', '320', 'full']
const headers = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Mozilla/5.0 (compatible; CachetLinkCards/1.0)' }

/** What stands at an address; undefined when nothing can be said of it. It is called by the one way out, which refuses inner addresses. */
export async function pageAt(tools: Pick<Tools, 'outbound' | 'images'>, url: string): Promise<ReadPage | undefined> {
  const end = await tools.outbound.call(url, { headers, cut: true })
  if (!('answer' in end) || end.answer.status !== 200) return undefined
  const { headers: told, body, url: landed } = end.answer
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(String(told['content-type'] ?? ''))) return undefined
  const { picture, ...head } = headOf(textOf(body, String(told['content-type'])))
  if (!head.title) return undefined
  const address = picture && URL.parse(picture, landed)
  const drawn = address ? await pictureAt(tools, address.href) : null
  return { ...head, site: head.site || new URL(landed).hostname.replace(/^www\./, '').slice(0, 100), picture: drawn }
}

/** In the character set that the page names; whatever is none of it becomes a sign for the unknown. */
function textOf(body: Buffer, type: string): string {
  const said =
    /charset=["']?([\w-]{2,30})/i.exec(type)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]{2,30})/i.exec(body.subarray(0, 2_048).toString('latin1'))?.[1]
  try {
    return new TextDecoder(said ?? 'utf-8').decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

/** Decoded and drawn anew in the confined process, like any upload. */
async function pictureAt({ outbound, images }: Pick<Tools, 'outbound' | 'images'>, url: string): Promise<Buffer | null> {
  const end = await outbound.call(url, { headers: { ...headers, accept: 'image/*' }, most_bytes: PICTURE_BYTES })
  if (!('answer' in end) || end.answer.status !== 200) return null
  const folder = await mkdtemp(join(tmpdir(), 'cachet-link-'))
  try {
    const [path, out] = [join(folder, 'found'), join(folder, 'out')]
    await mkdir(out)
    await writeFile(path, end.answer.body)
    const made = await images.encode({ path, out })
    if (refused(made)) return null
    const size = SIZES.find((name) => made.sizes.some((one) => one.size === name))
    return size ? await readFile(join(out, `${size}.webp`)) : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
