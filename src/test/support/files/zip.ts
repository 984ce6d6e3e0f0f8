import { buffer } from 'node:stream/consumers'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** The files of a ZIP archive by name. */
export function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  return new Promise((done, no) =>
    fromBuffer(archive, { lazyEntries: true }, (fault, zip) => {
      if (fault) return no(fault)
      zip.on('entry', (entry: Entry) => {
        read(zip, entry).then((body) => {
          found.set(entry.fileName, body)
          zip.readEntry()
        }, no)
      })
      zip.on('end', () => done(found))
      zip.readEntry()
    }),
  )
}
const read = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((done, no) => zip.openReadStream(entry, (fault, stream) => (fault ? no(fault) : buffer(stream).then(done, no))))
