import { createHash } from 'node:crypto'

export type SecuritySettings = { publicUrl: string; development: boolean }

/** The headers of every answer. */
export function securityHeaders({ publicUrl }: SecuritySettings): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    ],
  ]
  if (publicUrl.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'])
  return headers
}

/**
 * The policy of one finished page: its own inline scripts and styles by their hashes, files of this origin, nothing else; the
 * hosted translator besides, where a visitor chose another language.
 * React escapes all values, so every script in the page is our own.
 */
export function contentSecurityPolicy(
  html: string,
  { path, translated }: { path: string; translated: boolean },
  { publicUrl, development }: SecuritySettings,
): string {
  const scripts = hashesOf(html, inlineScript)
  // In development Vite adds styles from scripts, and the translator its own: no hash can foresee either.
  const styles = development || translated ? ["'unsafe-inline'"] : hashesOf(html, inlineStyle)
  const guest = translated ? translator : noGuest
  const lines = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...guest.scripts].join(' '),
    ['style-src', "'self'", ...styles, ...guest.styles].join(' '),
    // Charts and the editor of the admin area write style="", and it shows emails in iframes: there only.
    ...(path.startsWith('/admin') ? ["style-src-attr 'unsafe-inline'", "frame-src 'self'"] : []),
    ['img-src', "'self'", 'data:', ...guest.pictures].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...(development ? ['ws:'] : []), ...guest.calls].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return lines.join('; ')
}

/** The policy of a drawing: opened by itself it is a page, which runs and loads nothing. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Guest = { scripts: readonly string[]; styles: readonly string[]; pictures: readonly string[]; calls: readonly string[] }

const noGuest: Guest = { scripts: [], styles: [], pictures: [], calls: [] }

/** Where the hosted translator loads its parts from: allowed on a page in another language, and no other. */
const translator: Guest = {
  scripts: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  styles: ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  pictures: ['https://www.gstatic.com', 'https://fonts.gstatic.com', 'https://www.google.com', 'https://translate.google.com'],
  calls: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
}

const inlineScript = /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = new Set<string>()
  for (const [, content = ''] of html.matchAll(element)) {
    // A browser reads every line end as \n before it hashes.
    const normal = content.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
    hashes.add(`'sha256-${createHash('sha256').update(normal).digest('base64')}'`)
  }
  return [...hashes]
}
