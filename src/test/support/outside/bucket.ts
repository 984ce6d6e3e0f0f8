import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { quietPort } from '../ports.ts'

/** A fake bucket with the part of the S3 API that pictures need; signatures (version 4) and checksums are verified. */
export interface Bucket {
  readonly env: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  readonly kept: ReadonlyMap<string, { readonly body: Buffer; readonly type: string }>
  close(): void
}

const [NAME, KEY, SECRET, REGION] = ['stamps', 'KEYOFTHISTEST', 'secret/of+this test', 'eu-central-1']
type BucketObjects = Map<string, { body: Buffer; type: string }>
type BucketResponse = readonly [status: number, body?: string | Buffer, type?: string]
interface BucketRequest {
  readonly kept: BucketObjects
  readonly key: string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly type: string
}

export async function openBucket(): Promise<Bucket> {
  const kept: BucketObjects = new Map()
  const port = await quietPort()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const [status, body = '', type = 'application/xml'] = answer(request, Buffer.concat(chunks), kept)
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const env = {
    S3_BUCKET: NAME,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: SECRET,
  }
  return { env, kept, close }
}

function answer(request: IncomingMessage, body: Buffer, kept: BucketObjects): BucketResponse {
  const url = new URL(request.url!, 'http://bucket')
  const [, name, ...rest] = url.pathname.split('/')
  if (!isSigned(request, url, body)) return error(403, 'SignatureDoesNotMatch')
  if (name !== NAME) return error(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  const verb = VERBS[`${request.method} ${key ? 'object' : url.searchParams.has('delete') ? 'delete' : 'bucket'}`]
  const type = request.headers['content-type'] ?? 'binary/octet-stream'
  return verb ? verb({ kept, key, query: url.searchParams, body, type }) : error(405, 'MethodNotAllowed')
}

const VERBS: Readonly<Record<string, (asked: BucketRequest) => BucketResponse>> = {
  'HEAD bucket': () => [200],
  'GET bucket': ({ kept, query }) => {
    const keys = [...kept.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>${kept.get(key)!.body.length}</Size></Contents>`)
    return [200, `${XML}<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`]
  },
  'POST delete': ({ kept, body }) => {
    for (const [, key] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) kept.delete(key!)
    return [200, `${XML}<DeleteResult/>`]
  },
  'PUT object': ({ kept, key, body, type }) => {
    kept.set(key, { body, type })
    return [200]
  },
  'GET object': ({ kept, key }) => {
    const found = kept.get(key)
    return found ? [200, found.body, found.type] : error(404, 'NoSuchKey')
  },
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const error = (status: number, code: string): BucketResponse => [status, `${XML}<Error><Code>${code}</Code><Message>${code}</Message></Error>`]
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Signature version 4, see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const said = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, key, day, region, names, signature] = said.exec(headers.authorization ?? '') ?? []
  if (key !== KEY || region !== REGION || !day || !names) return false
  if (headers['x-amz-content-sha256'] !== hash(body) || !isWhole(headers['x-amz-checksum-crc32'], body)) return false
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort()
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), names, hash(body)].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const secret = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day))
  return signature === hmac(secret, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')).toString('hex')
}

function isWhole(given: string | string[] | undefined, body: Buffer): boolean {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return given === undefined || given === sum.toString('base64')
}
