import { contentSecurityPolicy, type SecuritySettings } from './security-headers.ts'

export type PlainAnswer = { status: number; headers: [string, string][]; body: Buffer }

const words: Record<number, { title: string; text: string }> = {
  400: { title: 'This address or form cannot be read', text: 'Something in it is broken. Go back and try once more.' },
  403: {
    title: 'This came from another site',
    text: 'Forms are taken from our own pages only. Open the page here and send it again.',
  },
  404: { title: 'There is nothing here', text: 'This file does not exist.' },
  405: { title: 'This cannot be done here', text: 'The address exists, but not for this kind of request.' },
  408: { title: 'This took too long', text: 'Not all of it arrived in time. Try once more where the connection is better.' },
  413: {
    title: 'This is too large',
    text: 'At most one megabyte and 300 fields can be sent at once; where pictures are uploaded, at most 25 megabytes together.',
  },
  415: { title: 'This kind of form is not taken', text: 'Send it from the page itself.' },
  500: {
    title: 'Something went wrong on our side',
    text: 'It has been noted. Try again, and if it stays, tell us the reference.',
  },
  503: {
    title: 'We are back in a moment',
    text: 'Our records cannot be reached just now. This page tries again by itself; nothing that you sent and saw confirmed is lost.',
  },
}

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100svh;place-items:center;
background:light-dark(#f6f7f3,#0a1616);color:light-dark(#14211f,#e9efe9)}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.15;margin:0 0 .75rem}
p{margin:0 0 1rem}a{color:inherit}small{opacity:.75}`

/** A page that needs nothing: no database, no script, no file. It says what is wrong and, for a fault of ours, its reference. */
export function plainPage(status: number, security: SecuritySettings, reference?: string): PlainAnswer {
  const { title, text } = words[status] ?? { title: 'This did not work', text: 'Go back and try once more.' }
  const refresh = status === 503 ? '<meta http-equiv="refresh" content="5">' : ''
  const named = reference && status >= 500 ? `<p><small>Reference ${reference}</small></p>` : ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${named}<p><a href="/">To the first page</a></p></main></body></html>`
  const body = Buffer.from(html)
  return {
    status,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Length', String(body.length)],
      ['Content-Security-Policy', contentSecurityPolicy(html, { path: '/', translated: false }, security)],
      ['Cache-Control', 'no-store'],
      ...(status === 503 ? ([['Retry-After', '5']] satisfies [string, string][]) : []),
    ],
    body,
  }
}
