import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Http, methodOf, pathOf } from '#kernel/operation.ts'
import type { OpenApi } from '#server/http/openapi.ts'
import type { RawResponse } from './http-request.ts'

interface Described {
  readonly responses: Record<string, { content?: Record<string, { schema?: object }> }>
}
export const describedIn = ({ paths }: OpenApi, http: Http) => paths[`/api${pathOf(http)}`]?.[methodOf(http).toLowerCase()] as Described | undefined

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uri: /^\w+:/,
  email: /@/,
}

/** Checks an answer against the OpenAPI document; returns what is wrong, or undefined. */
export function answerJudge(page: OpenApi): (http: Http, heard: RawResponse) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  for (const [name, form] of Object.entries(FORMATS)) ajv.addFormat(name, form)
  ajv.addSchema({ $id: 'page', components: page.components })
  const compiled = new Map<string, ValidateFunction>()
  const schemaFor = (http: Http, key: string, type: string) => {
    const schema = describedIn(page, http)?.responses[key]?.content?.[type]?.schema
    if (!schema) return undefined
    const known = compiled.get(http + key) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"page#/')))
    compiled.set(http + key, known)
    return known
  }
  return (http, heard) => {
    // A file is not JSON and is not parsed.
    const { status, text, headers } = heard
    const type = headers.get('content-type') ?? ''
    if (status >= 200 && status < 300) {
      const valid = schemaFor(http, '200', 'application/json')
      if (!valid) return describedIn(page, http)?.responses[200]?.content?.['*/*'] ? undefined : `${http}: no schema for ${status}`
      if (!type.startsWith('application/json')) return `${http}: ${status} is ${type}`
      return valid(heard.json) ? undefined : `${http}: ${ajv.errorsText(valid.errors)} in ${text.slice(0, 400)}`
    }
    if (status >= 300 && status < 400) return describedIn(page, http)?.responses[303] ? undefined : `${http}: ${status}`
    if (!type.startsWith('application/problem+json')) return `${http}: ${status} is ${type}`
    const valid = schemaFor(http, 'default', 'application/problem+json')!
    return valid(heard.json) && heard.json.status === (status as never)
      ? undefined
      : `${http}: ${ajv.errorsText(valid.errors)} in ${text.slice(0, 400)}`
  }
}
