import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

const FOLDER = join(import.meta.dirname, 'samples')
/** A second of test picture and tone in each form; the metadata holds SECRET words and the place of a tower. */
export const sample = (name: string) => readFileSync(join(FOLDER, name))

/** What a sample says that nobody else may learn. */
export const SECRETS = ['SECRET', '48.8584', '2.2945', 'cachet-marker']

/** A PDF with everything that a document must not bring: script, launch, attached file, author, and markup behind its end. */
export async function loadedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setTitle('SECRET-TITLE')
  document.setAuthor('SECRET-AUTHOR')
  const page = document.addPage([200, 200])
  page.drawText('Results of the auction')
  document.addPage([200, 200])
  document.addJavaScript('main', 'app.alert("SECRET-SCRIPT")')
  await document.attach(Buffer.from('SECRET-FILE'), 'virus.exe', {})
  const { context } = document
  document.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: PDFString.of('SECRET-LAUNCH') }))
  const link = (A: object) => ({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A })
  const [script, web] = [
    { S: 'JavaScript', JS: PDFString.of('SECRET-LINK') },
    { S: 'URI', URI: PDFString.of('https://kept.example/') },
  ]
  page.node.set(PDFName.of('Annots'), context.obj([link(script), link(web)] as never))
  const written = await document.save({ useObjectStreams: false })
  return Buffer.concat([Buffer.from(written), Buffer.from('<script>cachet-marker</script>')])
}

/** The PDF as its reader sees it: every object, with streams unpacked. */
export async function readablePdf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return (await PDFDocument.load(await document.save({ useObjectStreams: false }), { updateMetadata: false })).context
    .enumerateIndirectObjects()
    .map(([, object]) => `${object}`)
    .join('\n')
}
