import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Hand-made invalid and hostile pictures for the tests. */
const chunk = (type: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(body.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** Decompression bomb: 1 bit per pixel, all black; 14,000 × 14,000 pixels are a few kilobytes. */
export function blackPng(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

export function framesGif(frames: number) {
  const screen = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1')
  const frame = Buffer.from('\x21\xf9\x04\x00\x01\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00', 'latin1')
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A progressive JPEG that repeats its last scan. */
export async function scansJpeg(scans: number) {
  const jpeg = await stamp().jpeg({ progressive: true }).toBuffer()
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: scans }, () => last), jpeg.subarray(-2)])
}

/** A valid picture with edges, tones and transparency, so that every decoder has work. */
export function stamp(width = 96, height = 64) {
  const data = Buffer.alloc(width * height * 4)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? ((at >> 6) % 7 === 0 ? 0 : 255) : (at * 31 + (at >> 8) * 17) % 256
  return sharp(data, { raw: { width, height, channels: 4 } })
}

export const marker = '<script>alert("cachet-marker")</script><?php system($_GET[0]); ?>'

/** Polyglots: each is a valid picture and also another file type. */
export async function polyglots(): Promise<Record<string, Buffer>> {
  const hidden = Buffer.from(marker)
  const [jpeg, png, webp, gif] = await Promise.all([
    stamp().jpeg().toBuffer(),
    stamp().png().toBuffer(),
    stamp().webp().toBuffer(),
    stamp().gif().toBuffer(),
  ])
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), hidden])
  const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), hidden, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  const remark = Buffer.concat([Buffer.from([0x21, 0xfe, hidden.length]), hidden, Buffer.from([0])])
  return {
    'gif with JavaScript': Buffer.concat([gif.subarray(0, -1), remark, Buffer.from(';'), Buffer.from(`/**/=1;${marker}`)]),
    'jpeg with HTML': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), hidden]),
    'png with PHP in a text and a zip tail': Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), hidden])),
      png.subarray(33),
      zip,
    ]),
    'webp with zip': Buffer.concat([webp, zip]),
    'jpeg with pdf': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(`%PDF-1.7\n${marker}\n%%EOF`)]),
  }
}

/** File types that must never reach a decoder. */
export const foreign: Record<string, string> = {
  'svg with script': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  'svg with entities':
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  'ImageMagick MVG': 'push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://127.0.0.1/x.php?|ls"\npop graphic-context',
  'ImageMagick MSL': '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>',
  PostScript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file',
  TIFF: 'II*\0\x08\0\0\0\0\0\0\0',
  HEIC: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'MP4 with HTML': `\0\0\0\x18ftypmp42\0\0\0\0mp42isom${marker}`,
  PDF: '%PDF-1.7\n1 0 obj <<>> endobj',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  nothing: '',
}
