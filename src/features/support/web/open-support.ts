import { pathOf } from '#kernel/operation.ts'
import { support } from '../contract.ts'

/** The token rides in the fragment: browsers send it to no server, and in no Referer. Without one the address alone. */
export async function supportAddress(support_url: string, uid: number): Promise<string> {
  const response = await fetch(`/api${pathOf(support.loginById.http)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid }),
  }).catch(() => undefined)
  const answer = response?.ok ? ((await response.json()) as { result: { token: string } }) : undefined
  return answer ? `${support_url}#token=${answer.result.token}` : support_url
}
