import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright-core'
import { openPhone } from './phone.ts'

/**
 * What is sent for a first view. For scripts `javascript` is their content, and `heads` what precedes it on the wire: HTTP/1.1
 * sends that for each file, later versions once. `later`: requests of scripts once the page is interactive, and prefetched pages;
 * no view waits for it. `paper`: the sheet for print, which the browser fetches last and keeps for all pages.
 */
const weightKinds = ['html', 'css', 'fonts', 'pictures', 'javascript', 'heads', 'other', 'later', 'paper'] as const
type WeightKind = (typeof weightKinds)[number]
export type Bytes = Record<WeightKind, number>

/**
 * Bytes on the wire by kind; whether a photo is among the pictures; pictures inside the first window that are fetched no sooner
 * than scripts; the sum of all layout shifts.
 */
export type PageWeight = { status: number; bytes: Bytes; hasPhoto: boolean; latePictures: string[]; cls: number }

/** Runs in the page. */
const picturesAfterScripts = () =>
  [...document.images]
    // What is folded away has a place in the window too, and is not fetched.
    .filter((picture) => picture.fetchPriority !== 'high' && picture.checkVisibility())
    .filter((picture) => {
      const { width, left, right, top, bottom } = picture.getBoundingClientRect()
      return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0
    })
    .map(({ src }) => src)

type Answer = { id: string; mime: string; type: string; isLast: boolean; head: number; wire: number }

/**
 * What a phone with an empty cache is sent for the first view of a page, until its network is quiet and without scrolling.
 * Counted is what came over the wire, compressed and with the heads of the answers, so also what a lazy picture near the window
 * costs.
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const phone = await openPhone(browser)
  try {
    const answers = await collectAnswers(phone.devtools)
    const document = await phone.page.goto(url, { waitUntil: 'networkidle' })
    if (!document) throw new Error(`${url} answered nothing`)
    const [first, ...others] = answers
    const bytes = Object.fromEntries(weightKinds.map((kind) => [kind, 0])) as Bytes
    for (const answer of others) {
      const kind = kindOf(answer)
      const head = kind === 'javascript' ? answer.head : 0
      bytes[kind] += answer.wire - head
      bytes.heads += head
    }
    const { wire, head } = first ?? { wire: 0, head: 0 }
    // The head of the answer is the document's, not its styles'.
    const inside = Math.round((wire - head) * (await styleShare(await document.text())))
    bytes.css += inside
    bytes.html += wire - inside
    const hasPhoto = others.some((answer) => kindOf(answer) === 'pictures' && answer.mime !== 'image/svg+xml')
    const latePictures = await phone.page.evaluate(picturesAfterScripts)
    return { status: document.status(), bytes, hasPhoto, latePictures, cls: (await phone.paints()).cls }
  } finally {
    await phone.close()
  }
}

/** Every answer from now on, in the order in which they were begun: the page's own first. */
async function collectAnswers(devtools: CDPSession): Promise<Answer[]> {
  const answers: Answer[] = []
  const last = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { initialPriority } }) => {
    if (initialPriority === 'VeryLow') last.add(requestId)
  })
  devtools.on('Network.responseReceived', ({ requestId: id, type, response: { mimeType: mime, encodedDataLength: head } }) =>
    answers.push({ id, mime, type, isLast: last.has(id), head, wire: head }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.find(({ id }) => id === requestId)
    if (answer) answer.wire = encodedDataLength
  })
  await devtools.send('Network.enable')
  return answers
}

const laterTypes = new Set(['Fetch', 'XHR', 'Ping', 'Prefetch'])

function kindOf({ mime, type, isLast }: Answer): WeightKind {
  if (laterTypes.has(type) || mime === 'text/html') return 'later'
  // A sheet that the screen needs is never fetched last.
  if (mime === 'text/css') return isLast ? 'paper' : 'css'
  if (type === 'Font') return 'fonts'
  if (type === 'Image') return 'pictures'
  return mime.endsWith('javascript') ? 'javascript' : 'other'
}

const brotli = promisify(brotliCompress)
const compressed = async (text: string) =>
  (await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 18 } })).length

/**
 * Styles are inline in the page (decision 0003) and compressed with it. Their share is the difference to the page without them,
 * both compressed as the server does it.
 */
async function styleShare(html: string): Promise<number> {
  const bare = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  return 1 - (await compressed(bare)) / (await compressed(html))
}
