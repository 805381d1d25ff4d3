import { contentSecurityPolicy, type SecuritySettings } from './security-headers.ts'

type Words = { title: string; text: string }

export type PlainAnswer = { status: number; headers: [string, string][]; body: Buffer }

const words: Record<number, Words> = {
  400: { title: 'This address or form cannot be read', text: 'Something in it is wrong. Go back and try again.' },
  403: {
    title: 'This came from another site',
    text: 'We accept forms from our own pages only. Open the page here and send it again.',
  },
  404: { title: 'Page not found', text: 'There is no page at this address.' },
  405: { title: 'This cannot be done here', text: 'The address exists, but not for this kind of request.' },
  408: { title: 'This took too long', text: 'Not all of it arrived in time. Try again with a better connection.' },
  413: {
    title: 'This is too large',
    text: 'At most one megabyte and 300 fields can be sent at once; where pictures are uploaded, at most 25 megabytes together.',
  },
  415: { title: 'This kind of form is not accepted', text: 'Send it from the page itself.' },
  429: {
    title: 'Too many pages at once',
    text: 'Your connection requested too many pages in a short time. Wait a minute, then reload this page.',
  },
  431: {
    title: 'This request is too large',
    text: 'Its address or its cookies are too long. Delete the cookies of this site and try again.',
  },
  500: {
    title: 'Something went wrong on our side',
    text: 'It has been logged. Try again, and if it happens again, tell us the reference.',
  },
}

/** The two reasons for a 503: both pass by themselves. */
const passing: Record<'away' | 'busy', Words> = {
  away: {
    title: 'We are back in a moment',
    text: 'Our records are unavailable for a moment; nothing that you sent and saw confirmed is lost.',
  },
  busy: { title: 'The site is very busy', text: 'Your page loads in a moment.' },
}
const ofItself = 'This page reloads automatically.'
/** Reloading a page that answered a form would lose the form: the browser confirms before it sends it again. */
const byReload = 'What you sent was not received, and it is not lost: reload this page, and your browser sends it again.'

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100svh;place-items:center;
background:light-dark(#f6f7f3,#0a1616);color:light-dark(#14211f,#e9efe9)}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.15;margin:0 0 .75rem;text-wrap:balance}
p{margin:0 0 1rem}a{color:inherit}small{opacity:.75}`

/**
 * A page that needs nothing: no database, no script, no file. It shows what is wrong (a status, or the reason for a 503) and, for
 * a failure of ours, its reference. `sent`: it answers a form and not a visit.
 */
export function plainPage(
  why: number | 'away' | 'busy',
  security: SecuritySettings,
  { reference, sent = false }: { reference?: string; sent?: boolean } = {},
): PlainAnswer {
  const status = typeof why === 'number' ? why : 503
  const { title, text } = typeof why === 'number' ? wordsOf(why) : passingWords(why, sent)
  const refresh = status === 503 && !sent ? '<meta http-equiv="refresh" content="5">' : ''
  const named = reference && status >= 500 ? `<p><small>Reference ${reference}</small></p>` : ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${named}<p><a href="/">To the home page</a></p></main></body></html>`
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

const wordsOf = (status: number): Words => words[status] ?? { title: 'This did not work', text: 'Go back and try again.' }

function passingWords(why: 'away' | 'busy', sent: boolean): Words {
  const { title, text } = passing[why]
  return { title, text: `${text} ${sent ? byReload : ofItself}` }
}
