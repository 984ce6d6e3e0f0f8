import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { type AttachmentFile, type AttachmentRefusal, refusal } from './attachment.ts'
import { MOST } from './limits.ts'

export interface WrittenDocument {
  readonly file: AttachmentFile
  readonly pages: number | null
}

/** Keys whose values run, open, carry other files, or tell who wrote it on which machine. */
const TAKEN_OUT = [
  'AA',
  'OpenAction',
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'AF',
  'RichMediaContent',
  'XFA',
  'Metadata',
  'PieceInfo',
  'Collection',
].map((name) => PDFName.of(name))
/** Actions that stay: jumps within the document, and links, which readers show before they open. */
const ACTIONS = new Set(['/GoTo', '/URI', '/Named'])

/**
 * A PDF is parsed and written anew, with the objects that its pages reach: no script, no attached file, no earlier revision, no bytes before or after.
 * Its pages, links and form fields stay.
 */
export async function writePdf(path: string, out: string): Promise<WrittenDocument | AttachmentRefusal> {
  const document = await PDFDocument.load(await readFile(path), { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: true })
  if (document.isEncrypted) return refusal('media.protected')
  const { context } = document
  if (context.enumerateIndirectObjects().length > MOST.objects) return refusal('media.file_unreadable', { reason: 'objects' })
  const pages = document.getPageCount()
  if (pages < 1 || pages > MOST.pages) return refusal('media.file_unreadable', { reason: 'pages' })
  context.trailerInfo.Info = undefined
  context.trailerInfo.ID = undefined
  const reached = cleaned(document)
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  await writeFile(join(out, 'file.pdf'), await document.save({ addDefaultPage: false, updateFieldAppearances: false }))
  return { file: 'file.pdf', pages }
}

/** Takes out what runs, and returns every object that is reached from the root afterwards. No recursion: nesting may be as deep as the file is long. */
function cleaned({ context }: PDFDocument): ReadonlySet<PDFRef> {
  const reached = new Set<PDFRef>()
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root]
  while (waiting.length) {
    const one = waiting.pop()
    if (one instanceof PDFRef) {
      if (reached.has(one)) continue
      reached.add(one)
      waiting.push(context.lookup(one))
    } else if (one instanceof PDFArray) waiting.push(...one.asArray())
    else if (one instanceof PDFStream) waiting.push(one.dict)
    else if (one instanceof PDFDict) waiting.push(...keptOf(one))
  }
  return reached
}

function keptOf(dict: PDFDict): PDFObject[] {
  for (const key of TAKEN_OUT) dict.delete(key)
  const action = dict.lookup(PDFName.of('S'))
  const isAction =
    dict.has(PDFName.of('S')) &&
    /^\/(?:Launch|JavaScript|SubmitForm|ImportData|GoToR|GoToE|Rendition|Sound|Movie|RichMediaExecute)$/.test(`${action}`)
  if (isAction && !ACTIONS.has(`${action}`)) for (const key of dict.keys()) dict.delete(key)
  return dict.values()
}
