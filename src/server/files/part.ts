import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import type { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Bytes of a file, both included. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** Reads a part of a file: a player asks for the piece that it shows next. The disk has no such call of its own. */
export async function partOf({ driver }: Disk, path: string, { from, to }: Part): Promise<Readable> {
  if (driver instanceof FSDriver) return createReadStream(join(`${driver.options.location}`, path), { start: from, end: to })
  const { GetObjectCommand } = await import('@aws-sdk/client-s3')
  const { client, bucket } = (driver as unknown as { options: { client: S3Client; bucket: string } }).options
  const wanted: GetObjectCommandInput = { Bucket: bucket, Key: path, Range: `bytes=${from}-${to}` }
  const { Body } = await client.send(new GetObjectCommand(wanted))
  return Body as Readable
}
