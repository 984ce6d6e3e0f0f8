import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader, or a machine that reads aloud, finds in a PDF. */
export async function wordsOf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
