import { createHash } from 'node:crypto'
import { namesIn, type Permission } from '#kernel/permission.ts'
import { escapeHtml } from '../html.ts'
import type { OpenApi } from './openapi.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f1f3f0;color:#14181d;padding:1rem}summary{cursor:pointer;padding:.4rem 0}small{color:#5b646d}'
/** Content-Security-Policy: no script, no foreign source, no frame. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const permissionText = (permission: Permission) => namesIn(permission).join(typeof permission !== 'string' && 'all' in permission ? ' and ' : ' or ')

const scopeText = (scope: unknown) => (scope ? ` · key: <b>${escapeHtml(String(scope))}</b>` : '')

/** The API reference as one HTML page. */
export function docsPage({ info, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call: call as Record<string, unknown> })),
  )
  const rows = calls
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, method, call }) => {
      const json = escapeHtml(JSON.stringify({ parameters: call.parameters, requestBody: call.requestBody, responses: call.responses }, null, 1))
      return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(String(call.summary))} <small>${escapeHtml(permissionText(call['x-permission'] as Permission))}${scopeText(call['x-scope'])}</small></summary><pre>${json}</pre></details>`
    })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)} API</title>
<link rel="icon" href="/favicon.ico"><style>${STYLE}</style>
<h1>${escapeHtml(info.title)} API</h1><p>${calls.length} calls, ${Object.keys(components.schemas).length} shapes. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Answers are <code>{ "result": … }</code>, errors <code>application/problem+json</code>.</p><p>Programs send <code>Authorization: Bearer cachet_key_…</code>, with a key made under Settings, Account management. A key opens the calls whose scope it has (<b>key:</b> below) and no other: 403 <code>key.scope</code>.</p>${rows.join('\n')}</html>`
}
