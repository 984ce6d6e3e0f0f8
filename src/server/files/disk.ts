import { chmod, mkdir } from 'node:fs/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Settings, Unsettled } from '../settings.ts'

/** File storage: a local folder, or an S3 bucket that all machines of a deployment reach. */
export async function openDisk(settings: Settings, folder: string): Promise<Disk> {
  if (settings.S3_BUCKET) return openBucket(settings)
  await closeFolder(folder)
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}

/** Private pictures and archives are in this folder: mode 0700, whatever mode it had before. */
async function closeFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** Lazy import: the S3 client is large and loads only when a bucket is set. */
async function openBucket({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): Promise<Disk> {
  const [{ S3Client, HeadBucketCommand }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')])
  const client = new S3Client({
    region: S3_REGION,
    // Path-style URLs: other providers than AWS have no host name per bucket.
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    maxAttempts: 3,
  })
  await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET })).catch(unsettled(`S3_BUCKET is ${S3_BUCKET}${S3_ENDPOINT && ` at ${S3_ENDPOINT}`}`))
  // New buckets have ACLs switched off: private files are protected by the bucket's own policy.
  return new Disk(new S3Driver({ client, bucket: S3_BUCKET, visibility: 'private', supportsACL: false }))
}

const WHY: Readonly<Record<number, string>> = {
  403: 'the keys may not enter it',
  404: 'there is no such bucket',
  301: 'it lies in another S3_REGION',
}

const unsettled = (what: string) => (fault: { $metadata?: { httpStatusCode?: number }; code?: string; name?: string }) => {
  const status = fault.$metadata?.httpStatusCode
  throw new Unsettled(`${what}: ${(status && WHY[status]) ?? `it does not answer (${status ?? fault.code ?? fault.name})`}`)
}
